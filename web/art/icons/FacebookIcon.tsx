import { Icon, type IconProps } from './Icon';

export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.2 20.5v-6.6H7.8v-3.2h2.4V8.4c0-2.9 1.6-4.7 4.5-4.7h2v3.2h-1.5c-1.1 0-1.6.6-1.6 1.7v2.1h3l-.6 3.2h-2.4v6.6z" />
  </Icon>
);
