import { Icon, type IconProps } from './Icon';

export const LeafIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.2 16.3C3.4 9.6 9 4.4 19.6 4.4c.7 10.4-5.2 16.2-11.6 13.6M4.6 20c1.9-4.9 4.8-8 9-9.9" />
  </Icon>
);
