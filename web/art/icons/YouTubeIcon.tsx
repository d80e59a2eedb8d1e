import { Icon, type IconProps } from './Icon';

export const YouTubeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.8" y="5.4" width="18.4" height="13.2" rx="4" />
    <path d="M10.2 9.3v5.4l4.6-2.7z" fill="currentColor" />
  </Icon>
);
