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

export const MoreIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path strokeWidth={2.6} d="M12 5.5h.01M12 12h.01M12 18.5h.01" />
  </SvgIcon>
);

export const CopyIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.4" />
    <path d="M5.6 15.5A1.6 1.6 0 0 1 4 13.9V6.4A2.4 2.4 0 0 1 6.4 4h7.5a1.6 1.6 0 0 1 1.6 1.6" />
  </SvgIcon>
);

export const ArchiveIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 5.2h16v4H4zM5.6 9.2v8.6a2 2 0 0 0 2 2h8.8a2 2 0 0 0 2-2V9.2M10 13h4" />
  </SvgIcon>
);
