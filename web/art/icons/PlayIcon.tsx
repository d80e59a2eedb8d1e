import { Icon, type IconProps } from './Icon';

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10.3 8.8v6.4l5.2-3.2z" fill="currentColor" />
  </Icon>
);
