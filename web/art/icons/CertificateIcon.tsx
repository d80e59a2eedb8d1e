import { Icon, type IconProps } from './Icon';

export const CertificateIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9.5" r="5.5" />
    <path d="M8.7 14.2l-1.2 6.3 4.5-2.3 4.5 2.3-1.2-6.3M9.8 9.6l1.5 1.5 2.9-3" />
  </Icon>
);
