import { Icon, type IconProps } from './Icon';

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.2V4.2M7.5 8.4 12 4l4.5 4.4M4.5 19.5h15" />
  </Icon>
);
