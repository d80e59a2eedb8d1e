import { SvgIcon, type IconProps } from './SvgIcon';

export const ZoomInIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="11" cy="11" r="7" />
    <path d="m20.5 20.5-4.5-4.5M8 11h6M11 8v6" />
  </SvgIcon>
);

export const ZoomOutIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="11" cy="11" r="7" />
    <path d="m20.5 20.5-4.5-4.5M8 11h6" />
  </SvgIcon>
);

/** Clockwise in both directions of writing, as the picture turns. */
export const RotateIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M20 12a8 8 0 1 1-2.4-5.7M20 3v4.5h-4.5" />
  </SvgIcon>
);
