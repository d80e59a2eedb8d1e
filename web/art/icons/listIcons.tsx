import { SvgIcon, type IconProps } from './SvgIcon';

export const SearchIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M20 20l-4.2-4.2" />
  </SvgIcon>
);

export const CloseIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </SvgIcon>
);

export const FilterIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
    <path d="M4 7.5h8.8M17.2 7.5H20M4 16.5h2.8M11.2 16.5H20" />
  </SvgIcon>
);

export const GridViewIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.8" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.8" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.8" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.8" />
  </SvgIcon>
);

export const ListViewIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.6 6.5h.01M4.6 12h.01M4.6 17.5h.01" />
  </SvgIcon>
);
