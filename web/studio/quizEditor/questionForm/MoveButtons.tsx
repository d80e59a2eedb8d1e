import { IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../../art/icons/studioIcons';

interface MoveButtonsProps {
  /** From 0. */
  index: number;
  count: number;
  labels: { up: string; down: string };
  onMove(by: -1 | 1): void;
}

/** Two buttons that move a row. The pressed one keeps the focus. */
export function MoveButtons({ index, count, labels, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement | null>(null);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  if (count < 2) return null;
  const button = (by: -1 | 1, name: 'up' | 'down') => {
    const canMove = index + by >= 0 && index + by < count;
    return (
      <IconButton
        size="small"
        aria-label={labels[name]}
        aria-disabled={!canMove}
        onClick={(event) => {
          if (!canMove) return;
          pressed.current = event.currentTarget;
          onMove(by);
        }}
        sx={{ '&[aria-disabled="true"]': { color: 'divider' } }}
      >
        {by < 0 ? <ArrowUpIcon size={20} /> : <ArrowDownIcon size={20} />}
      </IconButton>
    );
  };
  return (
    <>
      {button(-1, 'up')}
      {button(1, 'down')}
    </>
  );
}
