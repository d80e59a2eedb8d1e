import { builder } from '../../core/builder';
import { deletableLessons, findEditableLesson } from '../courseEditing/editableCourse';

interface LessonWithdrawal {
  owedBy: number;
  isDeletable: boolean;
}

const LessonWithdrawalType = builder.objectRef<LessonWithdrawal>('LessonWithdrawal').implement({
  description: 'Whom it concerns if a lesson is unpublished, made optional or deleted.',
  fields: (t) => ({
    owedBy: t.exposeInt('owedBy', {
      description:
        'Number of enrolled students who have completed neither the lesson nor the course. They still owe a withdrawn lesson.',
    }),
    isDeletable: t.exposeBoolean('isDeletable', {
      description: 'True if `deleteLesson` deletes the lesson permanently; false if it archives it.',
    }),
  }),
});

builder.queryField('lessonWithdrawal', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: LessonWithdrawalType,
    description: 'Asked before a lesson is unpublished, made optional or deleted.',
    problems: ['lessonNotFound'],
    args: { id: t.arg.id({ required: true, description: 'Id of the lesson.' }) },
    resolve: async (_root, args, context) => {
      const { id, courseId } = await findEditableLesson(args.id, context);
      const [{ owedBy }] = await context.db.$queryRaw<[{ owedBy: number }]>`
        SELECT count(*)::int AS "owedBy" FROM "enrollments" e
        WHERE e."courseId" = ${courseId} AND e."status" = 'in_progress'
          AND EXISTS (SELECT 1 FROM counted_lessons(e."id") WHERE "lessonId" = ${id} AND "state" = 'owed')`;
      return { owedBy, isDeletable: (await context.db.lesson.count({ where: { id, ...deletableLessons } })) > 0 };
    },
  }),
);
