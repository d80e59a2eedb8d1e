import { SvgIcon, type IconProps } from './SvgIcon';

export const RevokedIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9 9l6 6M15 9l-6 6" />
  </SvgIcon>
);

export const ReplacedIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M19.5 11a7.6 7.6 0 0 0-13.6-3.6L4.5 9M4.5 4.5V9H9M4.5 13a7.6 7.6 0 0 0 13.6 3.6l1.4-1.6M19.5 19.5V15H15" />
  </SvgIcon>
);

export const QrCodeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2v2h-2zM17.5 17.5h2v2h-2zM13.5 19.5h1M19.5 13.5v1" />
  </SvgIcon>
);

export const PictureIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <circle cx="8.7" cy="9.8" r="1.6" />
    <path d="M4 17l5-4.5 3.5 3 3-2.6 4.5 4.1" />
  </SvgIcon>
);

export const CodeFileIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9 7.5L4.5 12 9 16.5M15 7.5l4.5 4.5-4.5 4.5" />
  </SvgIcon>
);
