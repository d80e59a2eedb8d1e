import { Icon, type IconProps } from './Icon';

export const ArrowForwardIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </Icon>
);
