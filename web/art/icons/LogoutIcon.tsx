import { Icon, type IconProps } from './Icon';

export const LogoutIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M9.5 12H20M16.3 8l4 4-4 4" />
  </Icon>
);
