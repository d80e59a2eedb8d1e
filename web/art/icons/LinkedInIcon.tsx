import { Icon, type IconProps } from './Icon';

export const LinkedInIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="3.2" />
    <path d="M8 10.6v5.6M8 7.7v.1m3.6 8.4v-5.6m0 2.6c0-1.6.9-2.6 2.3-2.6 1.3 0 2.1.9 2.1 2.5v3.1" />
  </Icon>
);
