import { Icon, type IconProps } from './Icon';

export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.2 4.2h4l11.6 15.6h-4zM19 4.2l-6.5 7.1m-1.7 1.9l-6 6.6" />
  </Icon>
);
