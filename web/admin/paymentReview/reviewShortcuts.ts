import type { KeyboardEvent } from 'react';

export const reviewActions = ['confirm', 'refuse', 'next', 'previous', 'zoomIn', 'zoomOut', 'rotate', 'open'] as const;
export type ReviewAction = (typeof reviewActions)[number];

export const reviewKeys: Record<ReviewAction, string> = {
  confirm: 'C',
  refuse: 'R',
  next: 'N',
  previous: 'P',
  zoomIn: '+',
  zoomOut: '−',
  rotate: 'T',
  open: 'O',
};

/** Physical keys, because an Arabic keyboard types other letters; plus and minus are elsewhere on many keyboards. */
const actionsByCode: Readonly<Record<string, ReviewAction>> = {
  KeyC: 'confirm',
  KeyR: 'refuse',
  KeyN: 'next',
  KeyP: 'previous',
  KeyT: 'rotate',
  KeyO: 'open',
  Equal: 'zoomIn',
  NumpadAdd: 'zoomIn',
  Minus: 'zoomOut',
  NumpadSubtract: 'zoomOut',
};
const actionsByKey: Readonly<Record<string, ReviewAction>> = { '+': 'zoomIn', '-': 'zoomOut' };

/** The action of a key press in the review; undefined in fields, in dialogs above it and with other modifiers. */
export function toReviewAction({
  key,
  code,
  ctrlKey,
  altKey,
  metaKey,
  target,
  currentTarget,
}: KeyboardEvent<HTMLElement>): ReviewAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return undefined;
  if (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) return undefined;
  return actionsByKey[key] ?? actionsByCode[code];
}
