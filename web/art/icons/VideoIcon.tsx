import { Icon, type IconProps } from './Icon';

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="6.5" width="12" height="11" rx="2.5" />
    <path d="M15.5 11l5-3v8l-5-3" />
  </Icon>
);
