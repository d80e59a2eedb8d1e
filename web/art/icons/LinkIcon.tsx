import { Icon, type IconProps } from './Icon';

export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.9 14.1a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14.1 9.9a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.1-1.1" />
  </Icon>
);
