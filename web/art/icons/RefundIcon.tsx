import { Icon, type IconProps } from './Icon';

export const RefundIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M4.2 9.5h10.3a5 5 0 0 1 0 10H9M8 5.5l-4 4 4 4" />
  </Icon>
);
