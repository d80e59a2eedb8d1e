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
