import { Icon, type IconProps } from './Icon';

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 10.8l4.5 4.4 4.5-4.4M4.5 19.5h15" />
  </Icon>
);
