import { SvgIcon, type IconProps } from './SvgIcon';

export const MenuIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </SvgIcon>
);

export const DashboardIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="4" y="4" width="7" height="8" rx="2" />
    <rect x="13" y="4" width="7" height="5" rx="2" />
    <rect x="4" y="15" width="7" height="5" rx="2" />
    <rect x="13" y="12" width="7" height="8" rx="2" />
  </SvgIcon>
);

export const LogoutIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M9.5 12H20M16.3 8l4 4-4 4" />
  </SvgIcon>
);

export const UserIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20c.8-3.7 3.6-5.6 7.2-5.6s6.4 1.9 7.2 5.6" />
  </SvgIcon>
);

export const GlobeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.6 2.4 3.8 5.3 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.3-3.8-8.5s1.2-6.1 3.8-8.5z" />
  </SvgIcon>
);

export const MoonIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M19.8 14.4A8.2 8.2 0 0 1 9.6 4.2a8.2 8.2 0 1 0 10.2 10.2z" />
  </SvgIcon>
);

export const SunIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4" />
  </SvgIcon>
);

export const MailIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M4.2 7.5l7.8 5.6 7.8-5.6" />
  </SvgIcon>
);

export const PhoneIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M7 3.8h2.6l1.5 4-2 1.6a11.6 11.6 0 0 0 5.5 5.5l1.6-2 4 1.5V17c0 1.9-1.6 3.4-3.5 3.2C10 19.6 4.4 14 3.8 7.3 3.6 5.4 5.1 3.8 7 3.8z" />
  </SvgIcon>
);

export const LocationIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 21c4.6-4.6 7-8.2 7-11.2a7 7 0 0 0-14 0C5 12.8 7.4 16.4 12 21z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </SvgIcon>
);

export const ChevronBackIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M14.5 6.5L9 12l5.5 5.5" />
  </SvgIcon>
);

export const ChevronForwardIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M9.5 6.5L15 12l-5.5 5.5" />
  </SvgIcon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M6.5 9.5L12 15l5.5-5.5" />
  </SvgIcon>
);

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

export const CheckCircleIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.2 12.3l2.7 2.7 5-5.4" />
  </SvgIcon>
);

export const InfoIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.3v4.9M12 8h.01" />
  </SvgIcon>
);

export const WarningIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M10.3 5.2L3.2 17.4a2 2 0 0 0 1.7 3h14.2a2 2 0 0 0 1.7-3L13.7 5.2a2 2 0 0 0-3.4 0zM12 10v4M12 17h.01" />
  </SvgIcon>
);

export const StarIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <SvgIcon {...(filled ? { fill: 'currentColor' } : {})} {...props}>
    <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
  </SvgIcon>
);
