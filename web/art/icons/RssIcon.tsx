import { Icon, type IconProps } from './Icon';

export const RssIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11.3A7.7 7.7 0 0 1 12.7 19M5 5a14 14 0 0 1 14 14" />
    <circle cx="6.3" cy="17.7" r="1.3" fill="currentColor" />
  </Icon>
);
