import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { Prisma } from '../../../prisma/generated/client';
import { findEditableLesson } from '../../catalog/courseEditing/editableCourse';
import { pageSizes } from '../../contract/pageSizes';
import { builder } from '../../core/builder';
import { parseId, parseOptionalId } from '../../core/ids';
import { connectionComplexity } from '../../paging/cursorPagination';
import { QuizAttemptType, type Attempt } from './attemptType';
import { listAttempts } from './findAttempt';

const toCursor = ({ id }: { id: number }): string => Buffer.from(`GPC:N:${id}`).toString('base64');

const parseCursor = (cursor: string): number => parseId(Buffer.from(cursor, 'base64').toString().replace('GPC:N:', ''));

builder.queryField('quizAttempts', (t) =>
  t.withAuth({ can: 'course:write' }).connection(
    {
      type: QuizAttemptType,
      description:
        'Attempts at a quiz without their questions, newest first: for the trainer of the course and admins.',
      problems: ['lessonNotFound', 'invalidInput'],
      args: {
        lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }),
        enrollmentId: t.arg.id({ description: 'Key of an enrollment: its attempts only.' }),
      },
      complexity: connectionComplexity,
      resolve: async (_root, { lessonId, enrollmentId, ...args }, context) => {
        const { id: quizId } = await findEditableLesson(lessonId, context);
        const options = { args, defaultSize: pageSizes.default, maxSize: pageSizes.max, toCursor };
        const readPage = ({ before, after, limit, inverted }: ResolveCursorConnectionArgs): Promise<Attempt[]> =>
          listAttempts(
            context,
            Prisma.sql`a."quizId" = ${quizId} AND ${ofEnrollment(parseOptionalId(enrollmentId))}
              AND ${comparedWith('<', quizId, after)} AND ${comparedWith('>', quizId, before)}`,
            { limit, isOldestFirst: inverted },
          );
        return resolveCursorConnection(options, readPage);
      },
    },
    { name: 'QuizAttemptConnection', description: 'A page of attempts.' },
    { name: 'QuizAttemptEdge', description: 'An attempt and its cursor.' },
  ),
);

const ofEnrollment = (id: number | undefined): Prisma.Sql =>
  id === undefined ? Prisma.sql`true` : Prisma.sql`a."enrollmentId" = ${id}`;

/** The rows before or after a cursor's row in order of time; all without a cursor. */
function comparedWith(comparison: '<' | '>', quizId: number, cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.sql`true`;
  return Prisma.sql`(a."startedAt", a."id") ${Prisma.raw(comparison)} (
    SELECT "startedAt", "id" FROM "quiz_attempts" WHERE "id" = ${parseCursor(cursor)} AND "quizId" = ${quizId})`;
}
