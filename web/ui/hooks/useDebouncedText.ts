import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * Local text of an external value (`kept`), submitted trimmed after a pause in typing. An external change replaces the
 * text, except for the echo of the submitted text.
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

  // The callback may have changed since the text was typed.
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
    /** Submits the current text at once. */
    flush: () => send(text),
    clear: () => {
      setText('');
      send('');
    },
  };
}
