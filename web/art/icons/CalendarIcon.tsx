import { Icon, type IconProps } from './Icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.3 3.3v4M15.7 3.3v4" />
  </Icon>
);
