import { Icon, type IconProps } from './Icon';

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.5v-11M7.5 8.7L12 4.3l4.5 4.4M4.5 19.5h15" />
  </Icon>
);
