import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import { parseId, parseOptionalId } from '../core/ids';
import { connectionComplexityFor } from '../paging/cursorPagination';
import { LessonNoteType } from './lessonNote';
import { findNotePage, noteSearchSql, parseNoteCursor, toNoteCursor } from './notePages';

interface NoteCourse {
  courseId: number;
  title: string;
  titleAr: string;
  noteCount: number;
}

const NoteCourseType = builder.objectRef<NoteCourse>('NoteCourse').implement({
  description: 'A course in which the signed-in person has notes.',
  fields: (t) => ({
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    noteCount: t.exposeInt('noteCount', { description: 'Number of own notes that are found.' }),
  }),
});

/* Rows of the viewer only: no role reads notes of others. Access to the lesson is not asked for, as the notes remain after it ended. */
builder.queryFields((t) => ({
  lessonNotes: t.withAuth({ can: 'note:write' }).prismaField({
    type: [LessonNoteType],
    description: `Own notes at a lesson: those without a second, then by second; at most ${bounds.notes.perLesson}. They remain after the access to the lesson ended.`,
    args: { lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }) },
    complexity: { multiplier: bounds.notes.perLesson / bounds.graphqlQuery.assumedListLength },
    resolve: (query, _root, { lessonId }, { db, viewer }) =>
      db.lessonNote.findMany({
        ...query,
        where: { userId: viewer.id, lessonId: parseId(lessonId) },
        orderBy: [{ second: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
      }),
  }),
  myNotes: t.withAuth({ can: 'note:write' }).connection(
    {
      type: LessonNoteType,
      description: 'Own notes at all lessons, course by course, in the order of the lessons and of their videos.',
      args: {
        courseId: t.arg.id({ description: 'Those in this course only.' }),
        search: t.arg.string({ description: 'Words that all occur in the note.' }),
      },
      complexity: connectionComplexityFor((cursor) => parseNoteCursor(cursor) !== undefined),
      resolve: (_root, { courseId, search, ...args }, context, info) => {
        const filter = { userId: context.viewer.id, courseId: parseOptionalId(courseId), search };
        const selection = queryFromInfo({ context, info, paths: [['nodes'], ['edges', 'node']] });
        const options = { args, defaultSize: pageSizes.default, maxSize: pageSizes.max, toCursor: toNoteCursor };
        return resolveCursorConnection(options, (page: ResolveCursorConnectionArgs) =>
          findNotePage(context.db, selection, filter, page),
        );
      },
    },
    { name: 'NoteConnection', description: 'A page of notes.' },
    { name: 'NoteEdge', description: 'A note and its cursor.' },
  ),
  myNoteCourses: t.withAuth({ can: 'note:write' }).field({
    type: [NoteCourseType],
    description: 'The courses in which the signed-in person has notes, in the order of `myNotes`.',
    args: { search: t.arg.string({ description: 'Words that all occur in the notes that are counted.' }) },
    resolve: (_root, { search }, { db, viewer }) =>
      db.$queryRaw<NoteCourse[]>`
        SELECT c."id" AS "courseId", c."title", c."titleAr",
          (count(*) FILTER (WHERE ${noteSearchSql(search)}))::int AS "noteCount"
        FROM "lesson_notes" n JOIN "lessons" l ON l."id" = n."lessonId" JOIN "courses" c ON c."id" = l."courseId"
        WHERE n."userId" = ${viewer.id}::int GROUP BY c."id" ORDER BY c."id"`,
  }),
}));
