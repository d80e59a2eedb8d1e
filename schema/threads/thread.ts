import { bounds } from '../contract/bounds';
import { displayName } from '../contract/text/names/displayName';
import { visiblePosts } from '../core/accessRules';
import { builder } from '../core/builder';
import { findTextTime, findThreadEditProblem } from './editRules';
import { isModerator } from './moderators';
import { authorColumns, authorNameNote, PostType } from './post';

export const ThreadType = builder.prismaObject('Thread', {
  select: { id: true },
  description:
    'A question of a learner about a lesson, with its answers: for people of the course, or for its trainer alone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    courseTitle: t.string({
      description: 'English title of the course.',
      select: { course: { select: { title: true } } },
      resolve: ({ course }) => course.title,
    }),
    courseTitleAr: t.string({
      description: 'Arabic title of the course.',
      select: { course: { select: { titleAr: true } } },
      resolve: ({ course }) => course.titleAr,
    }),
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    lessonTitle: t.string({
      description: 'English title of the lesson.',
      select: { lesson: { select: { title: true } } },
      resolve: ({ lesson }) => lesson.title,
    }),
    lessonTitleAr: t.string({
      description: 'Arabic title of the lesson.',
      select: { lesson: { select: { titleAr: true } } },
      resolve: ({ lesson }) => lesson.titleAr,
    }),
    text: t.exposeString('text', { description: 'The question; blank after the account of its author was deleted.' }),
    second: t.exposeInt('second', { nullable: true, description: "Second of the lesson's video; null without one." }),
    isPrivate: t.exposeBoolean('isPrivate', {
      description: 'True if only its author, the trainer of the course and admins see it.',
    }),
    authorName: t.string({
      nullable: true,
      description: authorNameNote,
      select: authorColumns,
      resolve: ({ author }) => author && displayName(author, 'en'),
    }),
    authorNameAr: t.string({
      nullable: true,
      description: 'The same for texts in Arabic.',
      select: authorColumns,
      resolve: ({ author }) => author && displayName(author, 'ar'),
    }),
    authorAvatar: t.string({
      nullable: true,
      description: 'Picture of the author; null without one.',
      select: authorColumns,
      resolve: ({ author }) => author?.avatar,
    }),
    isMine: t.boolean({
      description: 'Whether the signed-in person asked it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { viewer }) => authorId !== null && authorId === viewer?.id,
    }),
    postCount: t.exposeInt('postCount', { description: 'Number of answers that are not hidden.' }),
    waitingSince: t.expose('waitingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its author waits for the trainer; null if it is answered, or hidden.',
    }),
    isHidden: t.boolean({
      description: 'True for a thread that only its author, the trainer of the course and admins see.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    hiddenReason: t.exposeString('hiddenReason', {
      nullable: true,
      description: 'Why it was hidden; null if it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the question.' }),
    lastActivityAt: t.expose('lastActivityAt', { type: 'DateTime', description: 'Time of the newest text in it.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change by its author; null if there was none.',
    }),
  }),
});

builder.prismaObjectField(ThreadType, 'updatedAt', (t) =>
  t.field({
    type: 'DateTime',
    description: 'Time of its text: of the last change by its author, or of the question.',
    select: { createdAt: true, editedAt: true },
    resolve: findTextTime,
  }),
);

builder.prismaObjectField(ThreadType, 'posts', (t) =>
  t.relation('posts', {
    type: PostType,
    complexity: { multiplier: bounds.threads.posts },
    description: `Its answers, oldest first; at most ${bounds.threads.posts}.`,
    query: (_args, { viewer }) => ({ where: visiblePosts(viewer), orderBy: { id: 'asc' } }),
  }),
);

const ThreadReportType = builder.prismaObject('ThreadReport', {
  description: 'A person of the course finds that a text should be hidden.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    postId: t.exposeID('postId', { nullable: true, description: 'Key of the post; null for the question.' }),
    reason: t.exposeString('reason', { description: 'Reason, in the words of the person.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the report.' }),
  }),
});

const ofCourse = { course: { select: { trainerId: true } } } as const;

/** What the viewer may do. */
builder.prismaObjectFields(ThreadType, (t) => ({
  canEdit: t.boolean({
    description: 'Whether the signed-in person may change or delete it: an own one without posts that is not hidden.',
    select: { authorId: true, lastPostId: true, hiddenAt: true },
    resolve: (thread, _args, { viewer }) => findThreadEditProblem(thread, viewer) === null,
  }),
  canAccept: t.boolean({
    description: 'Whether the signed-in person may mark the answer that helped: its author and moderators.',
    select: { authorId: true, ...ofCourse },
    resolve: ({ authorId, course }, _args, { viewer }) =>
      (authorId !== null && authorId === viewer?.id) || isModerator(viewer, course),
  }),
  canModerate: t.boolean({
    description: 'Whether the signed-in person may hide it and its answers: the trainer of the course, and admins.',
    select: ofCourse,
    resolve: ({ course }, _args, { viewer }) => isModerator(viewer, course),
  }),
  reports: t.field({
    type: [ThreadReportType],
    description: 'Open reports, oldest first: for those who may moderate, none for others.',
    select: (_args, _context, nested) => ({
      ...ofCourse,
      reports: nested({ where: { resolvedAt: null }, orderBy: { id: 'asc' } }),
    }),
    resolve: ({ course, reports }, _args, { viewer }) => (isModerator(viewer, course) ? reports : []),
  }),
}));
