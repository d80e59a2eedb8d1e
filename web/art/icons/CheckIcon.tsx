import { Icon, type IconProps } from './Icon';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12.8l4.6 4.6L19.2 7.2" />
  </Icon>
);
