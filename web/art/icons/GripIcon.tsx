import { Icon, type IconProps } from './Icon';

export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path strokeWidth={2.6} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
  </Icon>
);
