import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Pixels; the container's styles may override the size. */
  size?: number;
  /** Accessible name. Without one the icon is decorative and hidden from screen readers. */
  title?: string;
  /** For directional icons: mirrored in right-to-left pages. */
  mirrored?: boolean;
}

/** Frame of the line icons: a 24-unit grid, one stroke width, the current text color. */
export const SvgIcon = ({ size = 24, title, mirrored = false, className, children, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    {...rest}
    className={['tayyar-icon', mirrored && 'tayyar-icon-mirrored', className].filter(Boolean).join(' ')}
  >
    {children}
  </svg>
);
