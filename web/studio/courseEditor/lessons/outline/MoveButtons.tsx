import { IconButton } from '@mui/material';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../art/icons/studioIcons';

type Direction = -1 | 1;

interface MoveButtonsProps {
  /** Start of the element ids. */
  id: string;
  labels: Record<'up' | 'down', string>;
  /** Whether a move has an effect; -1 is up. */
  canMove(by: Direction): boolean;
  onMove(by: Direction): void;
}

/** Arrows that move a row of a list. */
export function MoveButtons({ id, labels, canMove, onMove }: MoveButtonsProps) {
  return ([-1, 1] as const).map((by) => {
    const direction = by < 0 ? 'up' : 'down';
    return (
      <IconButton
        key={by}
        id={`${id}-${direction}`}
        size="small"
        aria-label={labels[direction]}
        aria-disabled={!canMove(by)}
        onClick={() => canMove(by) && onMove(by)}
        sx={{ '&[aria-disabled="true"]': { color: 'divider' } }}
      >
        {by < 0 ? <ArrowUpIcon size={20} /> : <ArrowDownIcon size={20} />}
      </IconButton>
    );
  });
}
