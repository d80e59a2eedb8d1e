import { SvgIcon, type IconProps } from './SvgIcon';

/* Navigation items of the rail that no other icon stands for. */

export const TrainerIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="10" cy="8.2" r="3.6" />
    <path d="M3.2 19.8c.7-3.6 3.3-5.4 6.8-5.4 1.4 0 2.7.3 3.7.9M15 18.2l2.1 2.1 3.9-4.2" />
  </SvgIcon>
);

export const ArticleIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="4.5" y="4" width="15" height="16" rx="2.5" />
    <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
  </SvgIcon>
);

export const QuestionIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6h.01" />
  </SvgIcon>
);

export const PollIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M5 19.5V13M12 19.5V5M19 19.5V9.5" strokeWidth={2.5} />
  </SvgIcon>
);

export const TagIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4H11l8.5 8.5a1.5 1.5 0 0 1 0 2.1l-4.9 4.9a1.5 1.5 0 0 1-2.1 0L4 11zM8 8h.01" />
  </SvgIcon>
);

export const CouponIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4z" />
    <path d="M14 9.5v.01M14 12v.01M14 14.5v.01" />
  </SvgIcon>
);

export const SettingsIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9" />
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
  </SvgIcon>
);

export const ChartIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 4.5V18a1.5 1.5 0 0 0 1.5 1.5H20M7.5 15l3.6-4.2 3 2.6L19 8" />
  </SvgIcon>
);

export const RailIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="M9 4.5v15" />
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
