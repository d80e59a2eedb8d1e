import { Icon, type IconProps } from './Icon';

export const ProgressIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M4 17.5l5.2-5.8 3.9 3.5L20 7.5M15.2 7H20v4.8" />
  </Icon>
);
