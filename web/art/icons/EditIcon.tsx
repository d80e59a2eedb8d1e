import { Icon, type IconProps } from './Icon';

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5l1-4.2L16.2 4.6a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5zM14 6.8l3.2 3.2" />
  </Icon>
);
