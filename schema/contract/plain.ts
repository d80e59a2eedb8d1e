/** How a line may begin in the small Markdown that authors write: heading, quote, list. */
const lineMark = /^\s{0,3}(?:#{1,6}\s+|>\s?|(?:[-*+•]|\d{1,4}[.)])\s+)/;

/** Lines that draw and say nothing: the fence of code, the rule of a table. */
const drawn = /^(?:```.*|\s*\|(?:\s*:?-+:?\s*\|)+\s*)$/;

/** Lengths are bounded like those of the rich text that is shown, so that no text is slow to read. */
const link = /\[([^\]]{1,500})\]\([^\s()]{1,2000}\)/g;
const strong = /\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*/g;
const emphasis = /\*([^*\s](?:[^*]{0,500}[^*\s])?)\*/g;
const code = /`([^`]{1,500})`/g;

/** What an author's text says, on one line and without its marks: for excerpts, previews and feeds. */
export const plainText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => !drawn.test(line))
    .map((line) =>
      line.replace(lineMark, '').replace(/^\s*\|(.*)\|\s*$/, (_row, cells: string) => cells.replaceAll('|', ' ')),
    )
    .join(' ')
    .replace(link, '$1')
    .replace(strong, '$1')
    .replace(emphasis, '$1')
    .replace(code, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The first characters of a text and an ellipsis; all of it where it is no longer than that. */
export function shortened(text: string, characters: number): string {
  const all = [...text];
  return all.length > characters ? `${all.slice(0, characters).join('').trimEnd()}…` : text;
}
