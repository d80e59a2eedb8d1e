/** RFC 5545, 3.1: octets of a line without its line break. */
const maxLineOctets = 75;

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
const utf8 = new TextEncoder();
const octets = (text: string): number => utf8.encode(text).length;

/** Characters as readers see them; one that is longer than a line, such as a letter with fifty marks, in code points. */
const splitCharacters = (line: string): string[] =>
  [...graphemes.segment(line)].flatMap(({ segment }) => (octets(segment) < maxLineOctets ? [segment] : [...segment]));

function foldLine(line: string): string {
  if (octets(line) <= maxLineOctets) return line;
  let folded = '';
  let length = 0;
  for (const character of splitCharacters(line)) {
    const size = octets(character);
    const isFull = length + size > maxLineOctets;
    folded += isFull ? `\r\n ${character}` : character;
    // A continuation begins with a space.
    length = isFull ? 1 + size : length + size;
  }
  return folded;
}

/** Folds the lines of a calendar file that were folded by characters anew, by octets, and never inside a character. */
export const foldCalendarLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
