import { Icon, type IconProps } from './Icon';

export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="7" height="8" rx="2" />
    <rect x="13" y="4" width="7" height="5" rx="2" />
    <rect x="4" y="15" width="7" height="5" rx="2" />
    <rect x="13" y="12" width="7" height="8" rx="2" />
  </Icon>
);
