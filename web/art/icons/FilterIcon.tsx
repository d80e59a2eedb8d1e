import { Icon, type IconProps } from './Icon';

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
    <path d="M4 7.5h8.8M17.2 7.5H20M4 16.5h2.8M11.2 16.5H20" />
  </Icon>
);
