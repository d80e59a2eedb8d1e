import { Icon, type IconProps } from './Icon';

export const ChevronBackIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M14.5 6.5L9 12l5.5 5.5" />
  </Icon>
);
