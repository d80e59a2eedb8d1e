/** Focuses what has been loaded, unless the person has gone to the bar, the rail or the palette in between. */
export function focusUnlessElsewhere(element: HTMLElement | null): void {
  if (!document.activeElement?.closest('header, nav, dialog[open]')) element?.focus();
}
