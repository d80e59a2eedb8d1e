import { Icon, type IconProps } from './Icon';

export const SendIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M20.6 3.8L3.6 9.9l6.5 3.7 3.9 6.7zM10.1 13.6l4.2-4" />
  </Icon>
);
