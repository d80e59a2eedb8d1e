import { SvgIcon, type IconProps } from './SvgIcon';

export const CheckIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M5 12.8l4.6 4.6L19.2 7.2" />
  </SvgIcon>
);

export const DownloadIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 4v11M7.5 10.8l4.5 4.4 4.5-4.4M4.5 19.5h15" />
  </SvgIcon>
);

export const LockIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.3v2" />
  </SvgIcon>
);

export const QuizIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="4.5" y="4" width="15" height="16" rx="2.5" />
    <path d="M9.6 10a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.6v.1" />
  </SvgIcon>
);

export const PlayIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10.3 8.8v6.4l5.2-3.2z" fill="currentColor" />
  </SvgIcon>
);

export const PaperclipIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M19.5 11.5l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.5 1.5 0 0 1-2.2-2.2l7.2-7.2" />
  </SvgIcon>
);

export const ExternalLinkIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M13.5 4.5h6v6M19.5 4.5L11 13M10 6H7a2.5 2.5 0 0 0-2.5 2.5V17A2.5 2.5 0 0 0 7 19.5h8.5A2.5 2.5 0 0 0 18 17v-3" />
  </SvgIcon>
);

export const FocusIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3" />
    <path d="M8.5 10h7M8.5 14h4.5" />
  </SvgIcon>
);

export const FlagIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <SvgIcon mirrored {...props}>
    <path d="M6 20.5V4.5" />
    <path d="M6 5h12l-2.6 4.2L18 13.5H6z" fill={filled ? 'currentColor' : 'none'} />
  </SvgIcon>
);
