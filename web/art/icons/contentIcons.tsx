import { SvgIcon, type IconProps } from './SvgIcon';

export const ArrowForwardIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </SvgIcon>
);

export const BookIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 6.6C10.2 5.2 7.6 4.6 4 4.7v13.1c3.6-.1 6.2.5 8 1.9 1.8-1.4 4.4-2 8-1.9V4.7c-3.6-.1-6.2.5-8 1.9zM12 6.6v13.1" />
  </SvgIcon>
);

export const CalendarIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.8" y="5.2" width="16.4" height="15" rx="2.8" />
    <path d="M3.8 10h16.4M8.3 3.2v3.6m7.4-3.6v3.6M8 14h.1m3.9 0h.1m3.9 0h.1M8 17h.1m3.9 0h.1" />
  </SvgIcon>
);

export const CertificateIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="9.5" r="5.5" />
    <path d="M8.7 14.2l-1.2 6.3 4.5-2.3 4.5 2.3-1.2-6.3M9.8 9.6l1.5 1.5 2.9-3" />
  </SvgIcon>
);

export const ClockIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.2V12l3.2 2" />
  </SvgIcon>
);

export const UsersIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="9" cy="8.5" r="3.3" />
    <path d="M2.8 19.5c.7-3.3 3-5 6.2-5s5.5 1.7 6.2 5M15.5 5.5a3.3 3.3 0 0 1 0 6M17.6 14.9c2 .7 3.2 2.2 3.7 4.6" />
  </SvgIcon>
);

export const VideoIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.5" y="6.5" width="12" height="11" rx="2.5" />
    <path d="M15.5 11l5-3v8l-5-3" />
  </SvgIcon>
);
