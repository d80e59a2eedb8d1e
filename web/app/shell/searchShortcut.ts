/** Ctrl K or ⌘K. The key is compared by its position: on an Arabic layout it types another letter. */
export const isSearchShortcut = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;
