import { Icon, type IconProps } from './Icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.8" y="5.2" width="16.4" height="15" rx="2.8" />
    <path d="M3.8 10h16.4M8.3 3.2v3.6m7.4-3.6v3.6M8 14h.1m3.9 0h.1m3.9 0h.1M8 17h.1m3.9 0h.1" />
  </Icon>
);
