import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Pixels; the place it stands in (a button, a chip) may shrink the usual 24. */
  size?: number;
  /** What it says where no text does. Without one it is decoration, and hidden from readers. */
  title?: string;
  /** Points along the reading direction, so it turns with it. */
  mirrored?: boolean;
}

/** The common ground of the line icons: 24 units, one stroke, the colour of the text around. */
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
