import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Context, Viewer } from '../core/context';
import { storedAttachmentSchema, type Attachment } from '../contract/validation/catalog';
import { activeEnrollmentWhere } from '../core/accessRules';

const AttachmentType = builder.objectRef<Attachment>('Attachment').implement({
  description: 'A file that belongs to a lesson.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the file is called.' }),
    nameAr: t.exposeString('nameAr', { nullable: true, description: 'What the file is called in Arabic.' }),
    url: t.exposeString('url', { description: 'Where it is.' }),
  }),
});

/** What decides whether a viewer may open a lesson, fetched together with the lesson. */
const lessonAccessSelect = (viewer: Viewer | null) =>
  ({
    course: {
      select: {
        trainerId: true,
        enrollments: {
          where: { studentId: viewer?.id ?? 0, course: { isPublished: true }, ...activeEnrollmentWhere },
          select: { id: true },
        },
      },
    },
  }) satisfies Prisma.LessonSelect;

type LessonAccess = Prisma.LessonGetPayload<{ select: ReturnType<typeof lessonAccessSelect> }>;

/** Lessons open for students with an active enrollment, the course's trainer and admins (R-LRN-4). */
const canOpenLesson = ({ course }: LessonAccess, { viewer }: Context): boolean =>
  viewer?.role === 'admin' || course.trainerId === viewer?.id || course.enrollments.length > 0;

/** What of a stored list is a file; anything else is left out rather than breaking the lesson. */
const parseAttachments = (stored: Prisma.JsonValue): Attachment[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => storedAttachmentSchema.safeParse(each).data ?? []);

const lockedFieldNote = 'Null unless the caller is enrolled, the trainer or an admin.';

export const LessonType = builder.prismaObject('Lesson', {
  description: 'One lesson of a course. Everybody sees the outline; the body needs access.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    courseId: t.exposeID('courseId', { description: 'The course it belongs to.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    duration: t.exposeInt('duration', { description: 'Minutes.' }),
    order: t.exposeInt('order', { description: 'Place in the course, ascending.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'False for a draft.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the lesson was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the lesson.' }),
    hasVideo: t.boolean({
      description: 'Whether there is a video, for those without access too.',
      select: { videoUrl: true },
      resolve: ({ videoUrl }) => Boolean(videoUrl),
    }),
    hasAttachments: t.boolean({
      description: 'Whether there are attachments, for those without access too.',
      select: { attachments: true },
      resolve: (lesson) => Array.isArray(lesson.attachments) && lesson.attachments.length > 0,
    }),
    content: t.string({
      nullable: true,
      description: `English text: paragraphs apart by blank lines, with a small part of Markdown. ${lockedFieldNote}`,
      select: (_args, { viewer }) => ({ content: true, ...lessonAccessSelect(viewer) }),
      resolve: (lesson, _args, context) => (canOpenLesson(lesson, context) ? lesson.content : null),
    }),
    contentAr: t.string({
      nullable: true,
      description: `Arabic text, formed like \`content\`. ${lockedFieldNote}`,
      select: (_args, { viewer }) => ({ contentAr: true, ...lessonAccessSelect(viewer) }),
      resolve: (lesson, _args, context) => (canOpenLesson(lesson, context) ? lesson.contentAr : null),
    }),
    videoUrl: t.string({
      nullable: true,
      description: `YouTube or Vimeo page, or an mp4 or HLS file. ${lockedFieldNote}`,
      select: (_args, { viewer }) => ({ videoUrl: true, ...lessonAccessSelect(viewer) }),
      resolve: (lesson, _args, context) => (canOpenLesson(lesson, context) ? lesson.videoUrl : null),
    }),
    attachments: t.field({
      type: [AttachmentType],
      nullable: true,
      description: `Files that belong to the lesson. ${lockedFieldNote}`,
      select: (_args, { viewer }) => ({ attachments: true, ...lessonAccessSelect(viewer) }),
      resolve: (lesson, _args, context) =>
        canOpenLesson(lesson, context) ? parseAttachments(lesson.attachments) : null,
    }),
  }),
});
