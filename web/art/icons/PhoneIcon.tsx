import { Icon, type IconProps } from './Icon';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.8h2.6l1.5 4-2 1.6a11.6 11.6 0 0 0 5.5 5.5l1.6-2 4 1.5V17c0 1.9-1.6 3.4-3.5 3.2C10 19.6 4.4 14 3.8 7.3 3.6 5.4 5.1 3.8 7 3.8z" />
  </Icon>
);
