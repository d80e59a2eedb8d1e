import type { Prisma } from '../../../prisma/generated/client';
import { builder } from '../../core/builder';
import type { Context, Viewer } from '../../core/context';
import { uploadPath } from '../../contract/uploads/uploads';
import { storedAttachmentSchema, type Attachment } from '../../contract/validation/learning/catalog';
import { activeEnrollmentWhere } from '../../core/accessRules';
import { LessonKindType } from '../../core/scalarsAndEnums';
import { blocksComplexity } from '../../richText/parseRichText';
import { parseStoredText } from '../../richText/parseStoredText';
import type { RichTextBlocks } from '../../contract/richText';
import { readLockedLessons } from './lessonLocks';
import { LessonCaptionsType } from './lessonCaptions';
import { hasAdminRights } from '../../core/permissionProblem';
import { createLessonSigner } from '../../uploads/lessonFiles';

const AttachmentType = builder.objectRef<Attachment>('Attachment').implement({
  description: 'A file attached to a lesson.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'File name.' }),
    nameAr: t.exposeString('nameAr', { nullable: true, description: 'Arabic file name; null if none.' }),
    url: t.exposeString('url', { description: 'Download URL.' }),
  }),
});

/** Fields that decide whether the viewer may open the lesson. */
const lessonAccessSelect = (viewer: Viewer | null) =>
  ({
    id: true,
    needsPrevious: true,
    course: {
      select: {
        trainerId: true,
        isPublished: true,
        previewLessonId: true,
        enrollments: {
          where: { studentId: viewer?.id ?? 0, course: { firstPublishedAt: { not: null } }, ...activeEnrollmentWhere },
          select: { id: true },
        },
      },
    },
  }) satisfies Prisma.LessonSelect;

type LessonAccess = Prisma.LessonGetPayload<{ select: ReturnType<typeof lessonAccessSelect> }>;

/** The lesson that an enrolled viewer completes before this one; null if it is open, and for all others. */
async function findLock(lesson: LessonAccess, context: Context): Promise<number | null> {
  const { id, needsPrevious, course } = lesson;
  const [enrollment] = course.enrollments;
  if (!needsPrevious || !enrollment || course.previewLessonId === id) return null;
  return (await readLockedLessons(context, enrollment.id)).get(id) ?? null;
}

/** Lessons open for students with an active enrollment, the course's trainer and admins (R-LRN-4), the preview for everybody. */
async function canOpenLesson(lesson: LessonAccess, context: Context): Promise<boolean> {
  const { id, course } = lesson;
  const { viewer } = context;
  if (course.previewLessonId === id || hasAdminRights(viewer) || course.trainerId === viewer?.id) return true;
  return course.enrollments.length > 0 && (await findLock(lesson, context)) === null;
}

const signerOf = ({ id, course }: LessonAccess, texts: readonly (string | null)[], context: Context) =>
  createLessonSigner(context, { id, isPublic: course.previewLessonId === id && course.isPublished }, texts);

/** A text or address, if the viewer may open the lesson. */
async function openText(
  lesson: LessonAccess,
  text: string | null,
  signed: boolean,
  context: Context,
): Promise<string | null> {
  if (!(await canOpenLesson(lesson, context))) return null;
  return text && signed ? (await signerOf(lesson, [text], context))(text) : text;
}

/** Files with their addresses, if the viewer may open the lesson. */
async function openFiles<File extends { url: string }>(
  lesson: LessonAccess,
  files: File[],
  signed: boolean,
  context: Context,
): Promise<File[] | null> {
  if (!(await canOpenLesson(lesson, context))) return null;
  if (!signed) return files;
  const urls = files.map(({ url }) => url);
  const sign = await signerOf(lesson, urls, context);
  return files.map((file) => ({ ...file, url: sign(file.url) }));
}

async function openBlocks(lesson: LessonAccess, text: string | null, context: Context): Promise<RichTextBlocks | null> {
  if (!(await canOpenLesson(lesson, context))) return null;
  const toAddress = await signerOf(lesson, [text], context);
  return parseStoredText(context, text ?? '', toAddress);
}

/** Invalid stored attachments are ignored. */
const parseAttachments = (stored: Prisma.JsonValue): Attachment[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item) => storedAttachmentSchema.safeParse(item).data ?? []);

const signedArg = {
  type: 'Boolean',
  required: true,
  defaultValue: true,
  description: 'False for editors: addresses of uploads as they are stored, which open no file.',
} as const;

const lockedFieldNote =
  'Null unless the caller is enrolled and the lesson is not locked, the trainer or an admin, or the lesson is the preview.';

export const LessonType = builder.prismaObject('Lesson', {
  select: { id: true },
  description: 'A lesson of a course. The outline is public, the content requires access.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    sectionId: t.exposeID('sectionId', { description: 'Key of the section of the course.' }),
    kind: t.expose('kind', { type: LessonKindType, description: 'How the lesson is taken and completed.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    duration: t.exposeInt('duration', { description: 'Duration in minutes.' }),
    order: t.exposeInt('order', { description: 'Position in the course, ascending.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft and for a lesson that was withdrawn from the course.',
    }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'False for an optional lesson, which the completion of the course does not need.',
    }),
    needsPrevious: t.exposeBoolean('needsPrevious', {
      description: 'True if students open the lesson only after they have completed the required one before it.',
    }),
    isPreview: t.boolean({
      description: 'True for the lesson of the course that is open to everybody.',
      select: { id: true, course: { select: { previewLessonId: true } } },
      resolve: ({ id, course }) => course.previewLessonId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
    hasVideo: t.boolean({
      description: 'True if there is a video; also without access.',
      select: { videoUrl: true },
      resolve: ({ videoUrl }) => Boolean(videoUrl),
    }),
    hasAttachments: t.boolean({
      description: 'True if there are attachments; also without access.',
      select: { attachments: true },
      resolve: (lesson) => Array.isArray(lesson.attachments) && lesson.attachments.length > 0,
    }),
  }),
});

builder.prismaObjectField(LessonType, 'lockedBy', (t) =>
  t.id({
    nullable: true,
    description:
      'For an enrolled student: key of the lesson to complete before this one opens; null if it is open, and for everybody else.',
    select: (_args, { viewer }) => lessonAccessSelect(viewer),
    resolve: (lesson, _args, context) => findLock(lesson, context),
  }),
);

/** What only those who may open the lesson read. */
builder.prismaObjectFields(LessonType, (t) => ({
  content: t.string({
    nullable: true,
    description: `English content: a subset of Markdown; blank lines separate paragraphs. ${lockedFieldNote}`,
    args: { signed: t.arg(signedArg) },
    select: (_args, { viewer }) => ({ content: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, { signed }, context) => openText(lesson, lesson.content, signed, context),
  }),
  contentAr: t.string({
    nullable: true,
    description: `Arabic content, same format as \`content\`. ${lockedFieldNote}`,
    args: { signed: t.arg(signedArg) },
    select: (_args, { viewer }) => ({ contentAr: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, { signed }, context) => openText(lesson, lesson.contentAr, signed, context),
  }),
  contentBlocks: t.field({
    type: 'RichTextBlocks',
    nullable: true,
    description: `\`content\`, parsed. ${lockedFieldNote}`,
    complexity: blocksComplexity,
    select: (_args, { viewer }) => ({ content: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, _args, context) => openBlocks(lesson, lesson.content, context),
  }),
  contentBlocksAr: t.field({
    type: 'RichTextBlocks',
    nullable: true,
    description: `\`contentAr\`, parsed. ${lockedFieldNote}`,
    complexity: blocksComplexity,
    select: (_args, { viewer }) => ({ contentAr: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, _args, context) => openBlocks(lesson, lesson.contentAr, context),
  }),
  videoUrl: t.string({
    nullable: true,
    description: `YouTube or Vimeo page, or URL of an mp4 or HLS file. ${lockedFieldNote}`,
    args: { signed: t.arg(signedArg) },
    select: (_args, { viewer }) => ({ videoUrl: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, { signed }, context) => openText(lesson, lesson.videoUrl, signed, context),
  }),
  attachments: t.field({
    type: [AttachmentType],
    nullable: true,
    description: `Attached files. ${lockedFieldNote}`,
    args: { signed: t.arg(signedArg) },
    select: (_args, { viewer }) => ({ attachments: true, ...lessonAccessSelect(viewer) }),
    resolve: (lesson, { signed }, context) => openFiles(lesson, parseAttachments(lesson.attachments), signed, context),
  }),
  captions: t.field({
    type: [LessonCaptionsType],
    nullable: true,
    description: `Captions of the video, Arabic first. ${lockedFieldNote}`,
    args: { signed: t.arg(signedArg) },
    select: (_args, { viewer }) => ({
      captions: { orderBy: { language: 'asc' } },
      ...lessonAccessSelect(viewer),
    }),
    resolve: (lesson, { signed }, context) => {
      const files = lesson.captions.map(({ language, uploadKey }) => ({ language, url: uploadPath(uploadKey) }));
      return openFiles(lesson, files, signed, context);
    },
  }),
}));
