import { Icon, type IconProps } from './Icon';

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5l1-4.3L16.4 4.3a1.8 1.8 0 0 1 2.5 0l.8.8a1.8 1.8 0 0 1 0 2.5L8.8 18.5zM14.3 6.4l3.3 3.3" />
  </Icon>
);
