import { formatTimestamp } from '../contract/text/format/formatTimestamp';
import type { Language } from '../contract/languages';

interface Titles {
  id: number;
  title: string;
  titleAr: string;
}

interface NoteWithTitles {
  second: number | null;
  text: string;
  lesson: Titles & { course: Titles };
}

const labels = {
  ar: { title: 'ملاحظاتي', empty: 'لا ملاحظات.' },
  en: { title: 'My notes', empty: 'No notes.' },
} as const satisfies Record<Language, object>;

/** What CommonMark and its usual extensions read as marks, anywhere in a line. */
const markPattern = /[\\`*_[\]<>~|&$^]/g;
/** At the start of a line: headings, lists, rules, underlines of headings, definitions and code by indentation. */
const blockPattern = /^(\d+)(?=[.)])|^(?=[#+\-=:])/;
const indentPattern = /^[ \t]+/;

/**
 * A line of plain text as Markdown that is shown as it was typed, whatever marks it has: a backslash makes a character of punctuation
 * literal (CommonMark 2.4).
 */
function escapeLine(line: string): string {
  const [indent = ''] = indentPattern.exec(line) ?? [];
  const text = line.slice(indent.length).replace(markPattern, String.raw`\$&`);
  return '&nbsp;'.repeat(indent.length) + text.replace(blockPattern, '$1\\');
}

/** A line break within a paragraph stays one. */
const escapeText = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join('\\\n'))
    .join('\n\n');

/** Both titles, the one of the language first; one if the other is absent or the same. */
function escapeTitles({ title, titleAr }: Titles, language: Language): string {
  const titles = language === 'ar' ? [titleAr, title] : [title, titleAr];
  return [...new Set(titles.map((each) => each.replace(/\s+/g, ' ').trim()))]
    .filter(Boolean)
    .map(escapeLine)
    .join(' – ');
}

/**
 * Notes as a Markdown file, in parts: a heading for each course and lesson, then the notes with their second.
 * @param batches of notes, those of a course and of a lesson one after another
 */
export async function* toNoteMarkdown(
  batches: AsyncIterable<readonly NoteWithTitles[]>,
  language: Language,
): AsyncGenerator<string, void> {
  yield `# ${labels[language].title}\n`;
  let previous: NoteWithTitles['lesson'] | undefined;
  for await (const notes of batches)
    for (const { second, text, lesson } of notes) {
      if (lesson.course.id !== previous?.course.id) yield `\n## ${escapeTitles(lesson.course, language)}\n`;
      if (lesson.id !== previous?.id) yield `\n### ${escapeTitles(lesson, language)}\n`;
      else yield '\n---\n';
      previous = lesson;
      if (second !== null) yield `\n**${formatTimestamp(second)}**\n`;
      yield `\n${escapeText(text)}\n`;
    }
  if (!previous) yield `\n${labels[language].empty}\n`;
}
