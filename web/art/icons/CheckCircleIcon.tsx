import { Icon, type IconProps } from './Icon';

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.2 12.3l2.7 2.7 5-5.4" />
  </Icon>
);
