/** How a line may begin in the small Markdown that authors write: heading, quote, list. */
const lineMarkerPattern = /^\s{0,3}(?:#{1,6}\s+|>\s?|(?:[-*+•]|\d{1,4}[.)])\s+)/;

/** Lines that draw and say nothing: the fence of code, the rule of a table. */
const nonTextLinePattern = /^(?:```.*|\s*\|(?:\s*:?-+:?\s*\|)+\s*)$/;

/** Lengths are bounded like those of the rich text that is shown, so that no text is slow to read. */
const linkPattern = /\[([^\]]{1,500})\]\([^\s()]{1,2000}\)/g;
const strongPattern = /\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*/g;
const emphasisPattern = /\*([^*\s](?:[^*]{0,500}[^*\s])?)\*/g;
const codePattern = /`([^`]{1,500})`/g;

/** What an author's text says, on one line and without its marks: for excerpts, previews and feeds. */
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

/** The first characters of a text and an ellipsis; all of it where it is no longer than that. */
export function truncateText(text: string, characters: number): string {
  const all = [...text];
  return all.length > characters ? `${all.slice(0, characters).join('').trimEnd()}…` : text;
}
