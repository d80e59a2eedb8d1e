import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { searchKey } from '../../schema/contract/search';

const markStyles = {
  paddingInline: '2px',
  borderRadius: '4px',
  backgroundColor: 'amberTint',
  color: 'amberInk',
} as const;

/** A text in which the words that a search found are marked; the same letters count as the same as in the search itself. */
export function Found({ text, search }: { text: string; search: string }) {
  const wanted = searchKey(search).split(' ').filter(Boolean);
  if (wanted.length === 0) return <>{text}</>;
  const isFound = (word: string) => wanted.some((part) => searchKey(word).includes(part));
  return (
    <>
      {text.split(/([\p{L}\p{M}\p{N}]+)/u).map((word, at) => (
        <Fragment key={at}>
          {isFound(word) ? (
            <Box component="mark" sx={markStyles}>
              {word}
            </Box>
          ) : (
            word
          )}
        </Fragment>
      ))}
    </>
  );
}
