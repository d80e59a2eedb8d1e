import type { ReactNode } from 'react';
import { labelled, type PictureProps } from './Picture';

export interface BadgeProps extends PictureProps {
  /** Pixels. */
  size?: number;
}

/** A small square picture: the ways to pay. */
export const Badge = ({ size = 48, title, className, children }: BadgeProps & { children: ReactNode }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" className={className} focusable="false" {...labelled(title)}>
    {children}
  </svg>
);
