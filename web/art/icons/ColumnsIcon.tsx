import { Icon, type IconProps } from './Icon';

export const ColumnsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.3 4.5v15M14.7 4.5v15" />
  </Icon>
);
