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
