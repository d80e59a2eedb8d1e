import { SvgIcon, type IconProps } from './SvgIcon';

export const EyeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M2.8 12C4.7 8 8 5.8 12 5.8s7.3 2.2 9.2 6.2c-1.9 4-5.2 6.2-9.2 6.2S4.7 16 2.8 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </SvgIcon>
);

export const EyeOffIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9.6 6.1A9.6 9.6 0 0 1 12 5.8c4 0 7.3 2.2 9.2 6.2a12 12 0 0 1-2.5 3.5M6 7.9A11.6 11.6 0 0 0 2.8 12c1.9 4 5.2 6.2 9.2 6.2 1.7 0 3.3-.4 4.7-1.2M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </SvgIcon>
);
