import { SvgIcon, type IconProps } from './SvgIcon';

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
