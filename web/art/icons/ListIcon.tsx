import { Icon, type IconProps } from './Icon';

export const ListIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.6 6.5h.01M4.6 12h.01M4.6 17.5h.01" />
  </Icon>
);
