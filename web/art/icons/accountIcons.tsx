import { SvgIcon, type IconProps } from './SvgIcon';

export const ComputerIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1ZM2.5 18.8h19" />
  </SvgIcon>
);

export const SmartphoneIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2" />
  </SvgIcon>
);

export const BellIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 4a5.6 5.6 0 0 0-5.6 5.6c0 4.6-1.6 6-2.1 6.9h15.4c-.5-.9-2.1-2.3-2.1-6.9A5.6 5.6 0 0 0 12 4z" />
    <path d="M12 2.6V4M9.8 19.4a2.3 2.3 0 0 0 4.4 0" />
  </SvgIcon>
);

export const KeyIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM10.9 12.7 19 4.5M15.5 8l3 3" />
  </SvgIcon>
);

export const ReceiptIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 20.5z" />
    <path d="M9.5 8.5h5M9.5 12.5h5" />
  </SvgIcon>
);
