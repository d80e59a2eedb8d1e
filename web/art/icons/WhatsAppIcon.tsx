import { Icon, type IconProps } from './Icon';

export const WhatsAppIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1.1-4A8.4 8.4 0 1 1 8.2 19z" />
    <path d="M8.9 8.6c-.2 3.5 2.9 6.6 6.4 6.5.8-.3 1.1-.9 1.1-1.7l-2-1-1 .9c-1.2-.5-2-1.3-2.6-2.5l.9-1-1-2c-.8 0-1.4.2-1.8.8z" />
  </Icon>
);
