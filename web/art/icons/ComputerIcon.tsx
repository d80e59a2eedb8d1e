import { Icon, type IconProps } from './Icon';

export const ComputerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1ZM2.5 18.8h19" />
  </Icon>
);
