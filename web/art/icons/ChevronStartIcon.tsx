import { Icon, type IconProps } from './Icon';

/** To the very beginning of what is paged through. */
export const ChevronStartIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M17.5 6.5L12 12l5.5 5.5M11.5 6.5L6 12l5.5 5.5" />
  </Icon>
);
