import { SvgIcon, type IconProps } from './SvgIcon';

export const TipIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9.2 17.2c0-2.1-3.4-3.5-3.4-7.4a6.2 6.2 0 0 1 12.4 0c0 3.9-3.4 5.3-3.4 7.4zM9.8 20.5h4.4" />
  </SvgIcon>
);

export const HighVoltageIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M10.3 4.2L2.7 17.4a2 2 0 0 0 1.7 3h15.2a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z" />
    <path d="M12.8 8.6l-2.4 4.2h3.2l-2.4 4.2" />
  </SvgIcon>
);
