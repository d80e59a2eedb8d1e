import type { PrismaClient } from '../../prisma/generated/client';
import { readInBatches } from '../admin/exportBatches';
import { readNoteIds, type NoteFilter } from './notePages';

const titles = { id: true, title: true, titleAr: true } as const;

/** Notes for the copy of a person's data, in batches. */
export const readNotesOf = (db: PrismaClient, userId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () => readNoteIds(db, { userId }),
    (where) =>
      db.lessonNote.findMany({
        where,
        omit: { searchText: true, clientKey: true },
        include: { lesson: { select: titles } },
      }),
  );

/**
 * Notes with the titles of their lessons and courses, in the order of `findNotePage`, in batches.
 * @throws Problem `invalidInput` for an invalid search text, before the first batch
 */
export const readNotesWithTitles = (db: PrismaClient, filter: NoteFilter) =>
  readInBatches(
    () => readNoteIds(db, filter),
    (where) =>
      db.lessonNote.findMany({
        where,
        select: {
          id: true,
          second: true,
          text: true,
          lesson: { select: { ...titles, course: { select: titles } } },
        },
      }),
  );
