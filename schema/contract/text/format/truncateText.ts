/** Counts code points. Cuts between words: an ellipsis inside a word breaks joined letters. */
export function truncateText(text: string, characters: number): string {
  const codePoints = [...text];
  if (codePoints.length <= characters) return text;
  const start = codePoints.slice(0, characters).join('');
  const lastSpace = /\s/.test(codePoints[characters] ?? '') ? -1 : start.search(/\s\S*$/);
  // A very long word is cut all the same.
  const words = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start;
  return `${words.replace(/[\s.,:;،؛–—-]+$/, '')}…`;
}
