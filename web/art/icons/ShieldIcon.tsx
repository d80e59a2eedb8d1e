import { Icon, type IconProps } from './Icon';

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.2l7 2.6v5.4c0 4.4-2.6 7.6-7 9.6-4.4-2-7-5.2-7-9.6V5.8zM8.8 11.8l2.3 2.3 4.1-4.4" />
  </Icon>
);
