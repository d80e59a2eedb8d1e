import { Icon, type IconProps } from './Icon';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.8h15M9 6.6V5.2c0-.9.7-1.6 1.6-1.6h2.8c.9 0 1.6.7 1.6 1.6v1.4M6.2 7l.8 11.6a2 2 0 0 0 2 1.8h6a2 2 0 0 0 2-1.8L17.8 7M10.2 11v5.4m3.6-5.4v5.4" />
  </Icon>
);
