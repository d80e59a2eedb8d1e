import { Icon, type IconProps } from './Icon';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12C4.7 8 8 5.8 12 5.8s7.3 2.2 9.2 6.2c-1.9 4-5.2 6.2-9.2 6.2S4.7 16 2.8 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);
