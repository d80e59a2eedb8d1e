import { Icon, type IconProps } from './Icon';

export const UsersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.3" />
    <path d="M2.8 19.5c.7-3.3 3-5 6.2-5s5.5 1.7 6.2 5M15.5 5.5a3.3 3.3 0 0 1 0 6M17.6 14.9c2 .7 3.2 2.2 3.7 4.6" />
  </Icon>
);
