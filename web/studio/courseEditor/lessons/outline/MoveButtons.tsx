import { IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../art/icons/rowIcons';
import { pressedId } from '../../../../ui/hooks/repeatedPress';

type Direction = -1 | 1;

interface MoveButtonsProps {
  /** Start of the element ids. */
  id: string;
  labels: Record<'up' | 'down', string>;
  /** Whether a move has an effect; -1 is up. */
  canMove(by: Direction): boolean;
  onMove(by: Direction): void;
}

/** The button that was pressed at the same place before: its row has moved away from under the pointer. */
function findMovedButton(press: MouseEvent<HTMLElement>): HTMLElement | null {
  const { id } = press.currentTarget;
  const pressed = pressedId(press, id);
  return pressed === id ? null : document.getElementById(pressed);
}

/** Arrows that move a row of a list. A further press at the same place moves the same row on, not the one that is there now. */
export function MoveButtons({ id, labels, canMove, onMove }: MoveButtonsProps) {
  const press = (event: MouseEvent<HTMLElement>, by: Direction) => {
    const moved = findMovedButton(event);
    (moved ?? event.currentTarget).focus();
    if (moved) moved.click();
    else if (canMove(by)) onMove(by);
  };
  return ([-1, 1] as const).map((by) => {
    const direction = by < 0 ? 'up' : 'down';
    return (
      <IconButton
        key={by}
        id={`${id}-${direction}`}
        size="small"
        aria-label={labels[direction]}
        aria-disabled={!canMove(by)}
        onClick={(event) => press(event, by)}
        sx={{ '&[aria-disabled="true"]': { color: 'divider' } }}
      >
        {by < 0 ? <ArrowUpIcon size={20} /> : <ArrowDownIcon size={20} />}
      </IconButton>
    );
  });
}
