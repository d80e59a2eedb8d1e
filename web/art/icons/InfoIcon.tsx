import { Icon, type IconProps } from './Icon';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.3v4.9M12 8h.01" />
  </Icon>
);
