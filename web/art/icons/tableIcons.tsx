import { SvgIcon, type IconProps } from './SvgIcon';

export const FirstPageIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M17.5 6.5L12 12l5.5 5.5M11.5 6.5L6 12l5.5 5.5" />
  </SvgIcon>
);

export const LastPageIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M6.5 6.5L12 12l-5.5 5.5M12.5 6.5L18 12l-5.5 5.5" />
  </SvgIcon>
);

export const ColumnsIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.3 4.5v15M14.7 4.5v15" />
  </SvgIcon>
);

/** Ascending. */
export const SortIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 19V5.5M6.5 11L12 5.5l5.5 5.5" />
  </SvgIcon>
);
