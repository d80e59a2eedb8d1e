import type { MouseEvent } from 'react';

/** What was pressed with a pointer, where on the page and when. */
let lastPress: { id: string; x: number; y: number; at: number } | undefined;

/** After this time a press is about what is there now. */
const repeatedPressMs = 1500;

/**
 * Id of the row or control that a press is about: with a pointer, that of the press at the same place just before, which may
 * have moved on since.
 * @param id of what is there now
 */
export function pressedId({ detail, pageX: x, pageY: y, timeStamp: at }: MouseEvent, id: string): string {
  // Presses of keys and of programs have no place.
  if (detail === 0) return id;
  const isRepeated =
    lastPress && at - lastPress.at < repeatedPressMs && Math.hypot(lastPress.x - x, lastPress.y - y) < 4;
  lastPress = { id: isRepeated && lastPress ? lastPress.id : id, x, y, at };
  return lastPress.id;
}
