import { useTheme } from '@mui/material/styles';
import { useLanguage } from '../../language/useLanguage';

/**
 * What all plots share. They follow the reading direction: in Arabic time runs from right to left, and bars grow from the
 * right, where their names stand.
 */
export function useAxes() {
  const { typography } = useTheme();
  const { direction } = useLanguage();
  const isRtl = direction === 'rtl';
  const tickLabelStyle = { fontSize: 14, fontFamily: typography.fontFamily };
  return {
    reverse: isRtl,
    start: isRtl ? ('right' as const) : ('left' as const),
    /** An axis without lines: the grid and the bars say enough. */
    bare: { disableLine: true, disableTicks: true, tickLabelStyle },
  };
}

/** At the end of the bars there is room for their numbers. */
export const marginsOf = (reverse: boolean, room: number) => ({
  top: 12,
  bottom: 0,
  /* eslint-disable no-restricted-syntax -- the library knows these names alone */
  left: reverse ? room : 4,
  right: reverse ? 4 : room,
  /* eslint-enable no-restricted-syntax */
});

/** Numbers begin where their bar ends. The library counts from the left, where Arabic text has its end. */
export const behindBars = { barLabel: { textAnchor: 'start' } } as const;

/** Where an axis ends, so that the number behind the longest bar is still inside: one at the edge is not drawn. */
export const roomBeyond = (most: number): number => most + Math.ceil(most / 8);
