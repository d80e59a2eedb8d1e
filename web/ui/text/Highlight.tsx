import { Fragment } from 'react';
import { findHighlightRanges } from '../../../schema/contract/search/highlightRanges';

/** Beyond these the eye has found them; a page of texts full of one letter would be slow to make and to read. */
const maxMarks = 20;

/** A text with the letters marked that a search found in it, the first of them where they are many. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const matches = findHighlightRanges(text, search).slice(0, maxMarks);
  return (
    <>
      {matches.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(matches[at - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
