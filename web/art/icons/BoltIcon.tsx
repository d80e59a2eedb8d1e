import { Icon, type IconProps } from './Icon';

export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.2 3L5.5 13.5h5.3L9.8 21l8.7-11.2h-5.7z" />
  </Icon>
);
