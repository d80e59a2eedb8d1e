import { Icon, type IconProps } from './Icon';

export const MoreIcon = (props: IconProps) => (
  <Icon strokeWidth={3} {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
  </Icon>
);
