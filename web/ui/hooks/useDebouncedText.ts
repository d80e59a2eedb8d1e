import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * A text that is typed here and kept elsewhere (`kept`). It is handed over trimmed, once the typing pauses; when the kept
 * text changes by itself (back, a cleared filter), the typed one follows, but never while it is its own echo.
 */
export function useDebouncedText(kept: string, onPause: (text: string) => void) {
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (kept !== seen) {
    setSeen(kept);
    setSent(null);
    if (kept !== sent) setText(kept);
  }

  // What is done with the text may depend on what was chosen since it was typed.
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (typed: string) => {
    clearTimeout(timer.current);
    setSent(typed.trim());
    latest.current(typed.trim());
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(typed), debounceMs);
    },
    /** Hands over at once what is typed so far. */
    flush: () => send(text),
    clear: () => {
      setText('');
      send('');
    },
  };
}
