import { Icon, type IconProps } from './Icon';

/** To the very end of what is paged through. */
export const ChevronEndIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M6.5 6.5L12 12l-5.5 5.5M12.5 6.5L18 12l-5.5 5.5" />
  </Icon>
);
