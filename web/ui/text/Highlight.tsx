import { Fragment } from 'react';
import { findHighlightRanges } from '../../../schema/contract/search/highlightRanges';

/** Bounds the cost of texts with very many matches. */
const maxMarks = 20;

export function Highlight({ text, search }: { text: string; search: string }) {
  const matches = findHighlightRanges(text, search).slice(0, maxMarks);
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
