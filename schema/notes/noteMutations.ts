import type { Prisma } from '../../prisma/generated/client';
import { lockUser } from '../accounts/accountLocks';
import { bounds } from '../contract/bounds';
import { toSearchText } from '../contract/search/searchText';
import { noteSchema, noteTextSchema } from '../contract/validation/learning/notes';
import { builder } from '../core/builder';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { findEnrolledLesson } from '../learning/findEnrolledLesson';
import { LessonNoteType } from './lessonNote';

const textNote = `Plain text of up to ${bounds.notes.textMax} characters.`;

const CreateLessonNoteInput = builder.inputType('CreateLessonNoteInput', {
  description: 'A note at a lesson.',
  fields: (t) => ({
    text: t.string({ required: true, description: textNote }),
    second: t.int({ description: "Second of the lesson's video that it is about." }),
    clientKey: t.string({
      description: 'UUID; a repeated call with the same one at the same lesson creates no second note.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createLessonNote: t.withAuth({ can: 'note:write' }).prismaField({
    type: LessonNoteType,
    description: `Writes a private note at a lesson that is open to the signed-in student, once for each \`clientKey\`; at most ${bounds.notes.perLesson} at a lesson and ${bounds.notes.perPerson} in all.`,
    problems: [
      'lessonNotFound',
      'notEnrolled',
      'lessonLocked',
      'invalidInput',
      'tooManyNotes',
      'tooManyNotesAtLesson',
      'tooManyAttempts',
      'notSignedIn',
    ],
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }),
      input: t.arg({ type: CreateLessonNoteInput, required: true, description: 'The note.' }),
    },
    resolve: async (query, _root, { lessonId, input }, context) => {
      const { db, viewer, services } = context;
      const note = validate(noteSchema, input);
      const { key: lesson } = await findEnrolledLesson(lessonId, context);
      await services.rateLimiter.limitByUser(viewer.id, 'note');
      const key = { userId: viewer.id, lessonId: lesson.lessonId, clientKey: note.clientKey ?? crypto.randomUUID() };
      return db.$transaction(async (tx) => {
        // Notes of a person are created one after another, so that their number is exact.
        await lockUser(tx, viewer.id, 'notSignedIn');
        const existing = await tx.lessonNote.findFirst({ ...query, where: key });
        if (existing) return existing;
        await ensureRoom(tx, key);
        return tx.lessonNote.create({ ...query, data: { ...note, ...key, searchText: toSearchText(note.text) } });
      });
    },
  }),
  updateLessonNote: t.withAuth({ can: 'note:write' }).prismaField({
    type: LessonNoteType,
    description: 'Changes the text of an own note. A repeated call with the same text changes nothing.',
    problems: ['noteNotFound', 'invalidInput', 'changedMeanwhile', 'tooManyAttempts'],
    args: {
      id: t.arg.id({ required: true, description: 'Key of the note.' }),
      text: t.arg.string({ required: true, description: textNote }),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'Optimistic lock: `updatedAt` of the version that was edited. Rejected if the note has another text since.',
      }),
    },
    resolve: async (query, _root, args, { db, viewer, services: { rateLimiter } }) => {
      const { text } = validate(noteTextSchema, args);
      await rateLimiter.limitByUser(viewer.id, 'note');
      const where = { id: parseId(args.id), userId: viewer.id };
      const { updatedAt } = args;
      const data = { text, searchText: toSearchText(text) };
      const changed = { ...where, text: { not: text }, updatedAt: updatedAt ?? undefined };
      const { count } = await db.lessonNote.updateMany({ where: changed, data });
      const note = await db.lessonNote.findFirst({ ...query, where });
      if (!note) throw new Problem('noteNotFound');
      // A save whose answer was lost is repeated with the old `updatedAt`: the note has its text already.
      if (count === 0 && (await db.lessonNote.count({ where: { ...where, text } })) === 0)
        throw new Problem('changedMeanwhile');
      return note;
    },
  }),
  deleteLessonNote: t.withAuth({ can: 'note:write' }).boolean({
    description: 'Deletes an own note.',
    problems: ['noteNotFound'],
    args: { id: t.arg.id({ required: true, description: 'Key of the note.' }) },
    resolve: async (_root, { id }, { db, viewer }) => {
      const { count } = await db.lessonNote.deleteMany({ where: { id: parseId(id), userId: viewer.id } });
      if (count === 0) throw new Problem('noteNotFound');
      return true;
    },
  }),
}));

async function ensureRoom(
  tx: Prisma.TransactionClient,
  { userId, lessonId }: { userId: number; lessonId: number },
): Promise<void> {
  if ((await tx.lessonNote.count({ where: { userId, lessonId } })) >= bounds.notes.perLesson)
    throw new Problem('tooManyNotesAtLesson');
  if ((await tx.lessonNote.count({ where: { userId } })) >= bounds.notes.perPerson) throw new Problem('tooManyNotes');
}
