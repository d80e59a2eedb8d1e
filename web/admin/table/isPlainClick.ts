import type { MouseEvent } from 'react';

/** A click in the row itself: not on a control, not in its menu or a dialog, and not the end of selecting text. */
export const isPlainClick = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label') === null &&
  (window.getSelection()?.toString() ?? '') === '';
