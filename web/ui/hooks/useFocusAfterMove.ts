import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the control that was used, which has an id: an element that moves in the document loses it.
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
