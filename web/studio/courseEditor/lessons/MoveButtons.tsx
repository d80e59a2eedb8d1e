import { IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../../art/icons/studioIcons';

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

/**
 * Returns the focus to the button that was pressed: an element that moves in the document loses it.
 * @param order changes with each move
 * @returns a function that is called before a move
 */
export function useFocusAfterMove(order: string): () => void {
  const pressedId = useRef<string>(undefined);
  useEffect(() => {
    const { current } = pressedId;
    pressedId.current = undefined;
    if (current && document.activeElement === document.body) document.getElementById(current)?.focus();
  }, [order]);
  return () => {
    pressedId.current = document.activeElement?.id;
  };
}
