import { Icon, type IconProps } from './Icon';

export const CoinsIcon = (props: IconProps) => (
  <Icon {...props}>
    <ellipse cx="9.5" cy="7" rx="6" ry="2.8" />
    <path d="M3.5 7v5c0 1.5 2.7 2.8 6 2.8M3.5 12v5c0 1.5 2.7 2.8 6 2.8M15.5 7v2" />
    <circle cx="16.5" cy="15.5" r="5" />
    <path d="M16.5 13v5" />
  </Icon>
);
