import { Icon, type IconProps } from './Icon';

export const ChevronForwardIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M9.5 6.5L15 12l-5.5 5.5" />
  </Icon>
);
