import type { PrismaClient } from '../../../prisma/generated/client';
import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import { builder } from '../../core/builder';

interface CourseMisconception {
  questionId: number;
  lessonId: number;
  text: string;
  textAr: string;
  misconception: string;
  misconceptionAr: string;
  count: number;
  answered: number;
  mendingLesson: { id: number; title: string; titleAr: string } | null;
  second: number | null;
}

/** Misconceptions of a course that are listed. */
const listed = 20;

const MendingLessonType = builder
  .objectRef<NonNullable<CourseMisconception['mendingLesson']>>('MendingLesson')
  .implement({
    description: 'The lesson that mends a misconception.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Integer key.' }),
      title: t.exposeString('title', { description: 'English title.' }),
      titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    }),
  });

const CourseMisconceptionType = builder.objectRef<CourseMisconception>('CourseMisconception').implement({
  description: 'A wrong idea behind options of a question, and how often they were chosen.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', { description: 'Key of the question.' }),
    lessonId: t.exposeID('lessonId', { description: 'Key of the quiz in which it was chosen most often.' }),
    text: t.exposeString('text', { description: 'English text of the question in its latest version.' }),
    textAr: t.exposeString('textAr', { description: 'The same in Arabic.' }),
    misconception: t.exposeString('misconception', { description: 'English name of the wrong idea.' }),
    misconceptionAr: t.exposeString('misconceptionAr', { description: 'The same in Arabic.' }),
    count: t.exposeInt('count', { description: 'Number of answers in ended attempts that chose an option with it.' }),
    answered: t.exposeInt('answered', { description: 'Number of ended attempts that had the question.' }),
    mendingLesson: t.field({
      type: MendingLessonType,
      nullable: true,
      description: 'The lesson that mends the idea; null for none.',
      resolve: ({ mendingLesson }) => mendingLesson,
    }),
    second: t.exposeInt('second', {
      nullable: true,
      description: 'Second of the video of that lesson; null for none.',
    }),
  }),
});

builder.queryField('courseMisconceptions', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: [CourseMisconceptionType],
    description: `Wrong ideas of the learners of a course, the most frequent first, at most ${listed}, a few minutes behind: for its trainer and admins.`,
    problems: ['courseNotFound'],
    args: { courseId: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: async (_root, { courseId }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      return findCourseMisconceptions(context.db, id);
    },
  }),
);

/**
 * The counted answers are read, not those of the attempts. An option has the name that its latest version with a note gives it; the
 * counts are those of all versions, in which ids of options are the same. Options of a question with the same name are one idea.
 */
const findCourseMisconceptions = (db: PrismaClient, courseId: number) => db.$queryRaw<CourseMisconception[]>`
  WITH versions AS MATERIALIZED (
    SELECT v."id", v."questionId", v."number", k."feedback" -> 'notes' AS "notes"
    FROM "questions" q JOIN "question_versions" v ON v."questionId" = q."id" JOIN "question_keys" k ON k."versionId" = v."id"
    WHERE q."courseId" = ${courseId} AND q."archivedAt" IS NULL AND v."kind" IN ('single', 'multiple')
  ), named AS (
    SELECT DISTINCT ON (v."questionId", note ->> 'option') v."questionId", note ->> 'option' AS "option", note
    FROM versions v CROSS JOIN LATERAL jsonb_array_elements(v."notes") note
    WHERE concat(note ->> 'misconception', note ->> 'misconceptionAr') <> ''
    ORDER BY v."questionId", note ->> 'option', v."number" DESC
  ), ideas AS MATERIALIZED (
    SELECT "questionId", array_agg("option") AS "options", (array_agg("note" ORDER BY "option"))[1] AS "note"
    FROM named GROUP BY "questionId", "note" ->> 'misconception', "note" ->> 'misconceptionAr'
  ), counts AS MATERIALIZED (
    SELECT v."questionId", c."quizId", c."response", c."verdict", c."count"
    FROM versions v JOIN "answer_counts" c ON c."versionId" = v."id"
    WHERE v."questionId" IN (SELECT "questionId" FROM ideas)
  ), taken AS (
    SELECT i."questionId", i."note", sum(c."count")::int AS "count", (array_agg(c."quizId" ORDER BY c."count" DESC))[1] AS "lessonId"
    FROM ideas i JOIN counts c ON c."questionId" = i."questionId" AND c."verdict" <> 'right'
      AND (c."response" ->> 'option' = ANY (i."options") OR c."response" -> 'options' ?| i."options")
    GROUP BY i."questionId", i."options", i."note"
    ORDER BY "count" DESC, i."questionId", i."note" ->> 'option' LIMIT ${listed}
  )
  SELECT t."questionId", t."lessonId", coalesce(v."body" ->> 'text', '') AS "text", coalesce(v."body" ->> 'textAr', '') AS "textAr",
    coalesce(t."note" ->> 'misconception', '') AS "misconception", coalesce(t."note" ->> 'misconceptionAr', '') AS "misconceptionAr", t."count",
    (SELECT sum(c."count")::int FROM counts c WHERE c."questionId" = t."questionId") AS "answered",
    (SELECT jsonb_build_object('id', l."id", 'title', l."title", 'titleAr', l."titleAr") FROM "lessons" l
      WHERE l."id" = (t."note" ->> 'lessonId')::int AND l."courseId" = ${courseId} AND l."isPublished") AS "mendingLesson",
    (t."note" ->> 'second')::int AS "second"
  FROM taken t
    JOIN "questions" q ON q."id" = t."questionId"
    JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber"
  ORDER BY t."count" DESC, t."questionId", t."note" ->> 'option'`;
