import { Icon, type IconProps } from './Icon';

export const ExternalIcon = (props: IconProps) => (
  <Icon mirrored {...props}>
    <path d="M13.5 4.5h6v6M19.5 4.5L11 13M10 6H7a2.5 2.5 0 0 0-2.5 2.5V17A2.5 2.5 0 0 0 7 19.5h8.5A2.5 2.5 0 0 0 18 17v-3" />
  </Icon>
);
