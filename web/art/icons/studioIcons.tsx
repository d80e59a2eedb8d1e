import { SvgIcon, type IconProps } from './SvgIcon';

export const ArrowUpIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />
  </SvgIcon>
);

export const ArrowDownIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
  </SvgIcon>
);

export const DragHandleIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path strokeWidth={2.6} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
  </SvgIcon>
);

export const RevenueIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <ellipse cx="9.5" cy="7" rx="6" ry="2.8" />
    <path d="M3.5 7v5c0 1.5 2.7 2.8 6 2.8M3.5 12v5c0 1.5 2.7 2.8 6 2.8M15.5 7v2" />
    <circle cx="16.5" cy="15.5" r="5" />
    <path d="M16.5 13v5" />
  </SvgIcon>
);
