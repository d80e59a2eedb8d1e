/** Markers of headings, quotes and list items. */
const lineMarkerPattern = /^\s{0,3}(?:#{1,6}\s+|>\s?|(?:[-*+•]|\d{1,4}[.)])\s+)/;

/** Code fences and table rules. */
const nonTextLinePattern = /^(?:```.*|\s*\|(?:\s*:?-+:?\s*\|)+\s*)$/;

/** Bounded repetitions keep matching linear. */
const linkPattern = /\[([^\]]{1,500})\]\([^\s()]{1,2000}\)/g;
const strongPattern = /\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*/g;
const emphasisPattern = /\*([^*\s](?:[^*]{0,500}[^*\s])?)\*/g;
const codePattern = /`([^`]{1,500})`/g;

/** One line without Markdown syntax, for excerpts, previews and feeds. */
export const markdownToPlainText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => !nonTextLinePattern.test(line))
    .map((line) =>
      line
        .replace(lineMarkerPattern, '')
        .replace(/^\s*\|(.*)\|\s*$/, (_row, cells: string) => cells.replaceAll('|', ' ')),
    )
    .join(' ')
    .replace(linkPattern, '$1')
    .replace(strongPattern, '$1')
    .replace(emphasisPattern, '$1')
    .replace(codePattern, '$1')
    .replace(/\s+/g, ' ')
    .trim();

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
