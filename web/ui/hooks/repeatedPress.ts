import type { MouseEvent } from 'react';

/** What was pressed with a pointer, where on the page and when. */
let lastPress: { id: string; x: number; y: number; at: number } | undefined;

/** After this time a press is about what is there now. */
const repeatedPressMs = 1500;

/**
 * The row or control that a press of a pointer is about: the one pressed at the same place just before, if it has moved away from
 * under the pointer.
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
