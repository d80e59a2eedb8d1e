import { Icon, type IconProps } from './Icon';

export const BookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6.6C10.2 5.2 7.6 4.6 4 4.7v13.1c3.6-.1 6.2.5 8 1.9 1.8-1.4 4.4-2 8-1.9V4.7c-3.6-.1-6.2.5-8 1.9zM12 6.6v13.1" />
  </Icon>
);
