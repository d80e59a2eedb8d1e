import { Icon, type IconProps } from './Icon';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.3 5.2L3.2 17.4a2 2 0 0 0 1.7 3h14.2a2 2 0 0 0 1.7-3L13.7 5.2a2 2 0 0 0-3.4 0zM12 10v4M12 17h.01" />
  </Icon>
);
