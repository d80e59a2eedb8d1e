import { Prisma, type LessonNote, type PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { parseId } from '../core/ids';
import { splitSearchWords } from '../contract/search/searchText';
import { stemToken } from '../contract/search/stems';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { validate } from '../core/problem';
import { escapeLike } from '../core/escapeLike';
import { fetchInIdOrder } from '../paging/offsetPagination';

/** Which notes a list has. */
export interface NoteFilter {
  /** The owner. */
  userId: number;
  courseId?: number | undefined;
  /** Words that all occur in the note. */
  search?: string | null | undefined;
}

/** Where a note is in the list of its owner: it may be deleted since. */
type NotePosition = Pick<LessonNote, 'id' | 'lessonId' | 'second'>;

interface NotePage {
  /** A cursor. */
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
  /** Read from the end of the list, last note first. */
  inverted: boolean;
}

const cursorPattern = /^M:(\d{1,10}):(\d{1,5}|-1):(\d{1,10})$/;

/** A cursor of a list of notes: "M:<lesson>:<second, or -1>:<key>" in base64. */
export const toNoteCursor = ({ lessonId, second, id }: NotePosition): string =>
  Buffer.from(`M:${lessonId}:${second ?? -1}:${id}`).toString('base64');

/** The position of a cursor of `toNoteCursor`; undefined for any other text. */
export function parseNoteCursor(cursor: string | undefined): NotePosition | undefined {
  const [, lesson = '', second = '', key = ''] =
    cursorPattern.exec(Buffer.from(cursor ?? '', 'base64').toString()) ?? [];
  const position = { lessonId: parseId(lesson), second: Number(second), id: parseId(key) };
  return position.lessonId > 0 && position.id > 0 ? position : undefined;
}

/**
 * A page of a person's notes: course by course, in the order of the lessons, notes without a second first. Its cost is bounded by the
 * notes that one person may have.
 * @param selection of a Pothos plugin; page arguments in it are ignored
 * @throws Problem `invalidInput` for an invalid search text
 */
export async function findNotePage(db: PrismaClient, selection: object, filter: NoteFilter, page: NotePage) {
  const ids = await readNoteIds(db, filter, page);
  return fetchInIdOrder(ids, (where) => db.lessonNote.findMany({ ...selection, where }));
}

const place = Prisma.sql`l."courseId", l."order", l."id"`;

/** A word, or its stem: with its article or in the plural it finds the word alone. */
const searchPatterns = (word: string): string[] =>
  [word, stemToken(word)].filter((part) => part === word || part.length > 2).map((part) => `%${escapeLike(part)}%`);

/**
 * The condition on a note `n` that all words of a search occur in it.
 * @throws Problem `invalidInput` for an invalid search text
 */
export function noteSearchSql(search: string | null | undefined): Prisma.Sql {
  const words = splitSearchWords(validate(searchQuerySchema, search)).map(
    (word) => Prisma.sql`n."searchText" LIKE ANY (${searchPatterns(word)}::text[])`,
  );
  return Prisma.join([Prisma.sql`true`, ...words], ' AND ');
}

/** The keys of a page of {@link findNotePage}; without a page, of all notes. */
export async function readNoteIds(
  db: PrismaClient,
  { userId, courseId, search }: NoteFilter,
  { after, before, limit, inverted }: NotePage = { limit: bounds.notes.perPerson, inverted: false },
): Promise<{ id: number }[]> {
  const direction = Prisma.raw(inverted ? 'DESC' : 'ASC');
  return db.$queryRaw<{ id: number }[]>`
    SELECT n."id" FROM "lesson_notes" n JOIN "lessons" l ON l."id" = n."lessonId"
    WHERE n."userId" = ${userId}::int ${courseId === undefined ? Prisma.empty : Prisma.sql`AND l."courseId" = ${courseId}::int`}
      AND ${noteSearchSql(search)} ${comparedTo('>', after)} ${comparedTo('<', before)}
    ORDER BY l."courseId" ${direction}, l."order" ${direction}, l."id" ${direction},
      coalesce(n."second", -1) ${direction}, n."id" ${direction}
    LIMIT ${limit}::int`;
}

/** An unknown lesson has nothing after or before it. */
function comparedTo(comparison: '>' | '<', cursor: string | undefined): Prisma.Sql {
  const position = parseNoteCursor(cursor);
  if (!position) return Prisma.empty;
  return Prisma.sql`AND (${place}, coalesce(n."second", -1), n."id") ${Prisma.raw(comparison)}
    (SELECT ${place}, ${position.second}::int, ${position.id}::int FROM "lessons" l WHERE l."id" = ${position.lessonId}::int)`;
}
