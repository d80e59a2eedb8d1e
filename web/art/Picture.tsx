import type { ReactNode, SVGProps } from 'react';

export interface PictureProps {
  /** What it shows, where it is more than decoration. Without one it is hidden from readers. */
  title?: string;
  className?: string;
}

interface FrameProps extends PictureProps {
  width: number;
  height: number;
  /** `slice` fills the place it is given and loses its edges, `meet` shows all of itself. */
  fit?: 'slice' | 'meet';
  children: ReactNode;
}

/** The same words for every drawing: decoration unless it is given a title. */
export const labelled = (title: string | undefined): SVGProps<SVGSVGElement> =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };

/** The frame of every drawing. It takes the width it is given and keeps its proportions. */
export const Picture = ({ width, height, fit = 'meet', title, className, children }: FrameProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width="100%"
    height={fit === 'slice' ? '100%' : undefined}
    preserveAspectRatio={`xMidYMid ${fit}`}
    className={['tayyar-picture', className].filter(Boolean).join(' ')}
    focusable="false"
    {...labelled(title)}
  >
    {children}
  </svg>
);
