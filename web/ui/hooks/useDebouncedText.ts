import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * Local text of an external value, submitted trimmed after a pause in typing. An external change replaces the
 * text, except for the echo of the submitted text.
 */
export function useDebouncedText(externalText: string, onSubmit: (text: string) => void) {
  const [text, setText] = useState(externalText);
  const [previousExternal, setPreviousExternal] = useState(externalText);
  const [lastSubmitted, setLastSubmitted] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (externalText !== previousExternal) {
    setPreviousExternal(externalText);
    setLastSubmitted(null);
    if (externalText !== lastSubmitted) setText(externalText);
  }

  // The callback may have changed since the text was typed.
  const onSubmitRef = useRef(onSubmit);
  useEffect(() => {
    onSubmitRef.current = onSubmit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (newText: string) => {
    clearTimeout(timer.current);
    setLastSubmitted(newText.trim());
    onSubmitRef.current(newText.trim());
  };
  return {
    text,
    changeText: (newText: string) => {
      setText(newText);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => submit(newText), debounceMs);
    },
    /** Submits the current text at once. */
    flush: () => submit(text),
    clear: () => {
      setText('');
      submit('');
    },
  };
}
