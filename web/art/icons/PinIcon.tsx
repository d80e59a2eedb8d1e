import { Icon, type IconProps } from './Icon';

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c4.6-4.6 7-8.2 7-11.2a7 7 0 0 0-14 0C5 12.8 7.4 16.4 12 21z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </Icon>
);
