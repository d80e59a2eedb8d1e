import { Icon, type IconProps } from './Icon';

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 9.5L12 15l5.5-5.5" />
  </Icon>
);
