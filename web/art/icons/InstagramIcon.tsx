import { Icon, type IconProps } from './Icon';

export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.7 7.3v.1" />
  </Icon>
);
