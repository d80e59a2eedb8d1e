import { Icon, type IconProps } from './Icon';

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M4.2 7.5l7.8 5.6 7.8-5.6" />
  </Icon>
);
