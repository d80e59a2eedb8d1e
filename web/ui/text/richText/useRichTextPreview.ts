import { useEffect, useState } from 'react';
import type { RichTextBlocks } from '../../../../schema/contract/richText';
import { useRichTextPreviewQuery } from './__generated__/RichTextPreview';

const debounceMs = 400;

interface TextPreview {
  /** Undefined before the first answer; the last answer stays until the next one. */
  blocks: RichTextBlocks | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** A text that is being typed, as the server parses it. */
export function useRichTextPreview(text: string): TextPreview {
  const settledText = useSettledText(text);
  const isBlank = settledText.trim() === '';
  const { data, previousData, error, refetch } = useRichTextPreviewQuery({
    variables: { text: settledText },
    skip: isBlank,
    fetchPolicy: 'no-cache',
  });
  return {
    blocks: isBlank ? [] : (data ?? previousData)?.richTextPreview,
    error: isBlank ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The text after a pause in typing. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
