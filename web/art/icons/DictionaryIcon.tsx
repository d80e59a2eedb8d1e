import { Icon, type IconProps } from './Icon';

export const DictionaryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 6.2a2.4 2.4 0 0 1 2.4-2.4h11.1v13H7.4A2.4 2.4 0 0 0 5 19.1zM18.5 16.8v3.4H7.2A2.2 2.2 0 0 1 5 18M9.2 12.6l2.6-5.8 2.6 5.8m-4.3-2h3.4" />
  </Icon>
);
