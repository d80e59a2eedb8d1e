import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter sends a form, also from a field in which Enter begins a line. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
