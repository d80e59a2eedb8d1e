import { bounds } from '../../contract/bounds';
import { createAndUpdateInputs } from '../../admin/createAndUpdateInputs';
import { builder } from '../../core/builder';
import { LessonCaptionsInput } from '../lessons/lessonCaptions';
import { CourseLevelType, LessonKindType } from '../../core/scalarsAndEnums';

const listNote = `at most ${bounds.courseLists.items} items; default none`;

export const [CreateCourseInput, UpdateCourseInput] = createAndUpdateInputs('Course', 'course', (t, required) => ({
  title: t.string({ required, description: 'English title.' }),
  titleAr: t.string({ required, description: 'Arabic title.' }),
  description: t.string({ required, description: 'English description; can be blank in an update of a draft.' }),
  descriptionAr: t.string({ required, description: 'Arabic description; can be blank in an update of a draft.' }),
  slug: t.string({ description: 'Unique name in URLs; empty: derived from the English title.' }),
  categoryId: t.id({ required, description: 'Id of the category.' }),
  trainerId: t.id({ description: 'Id of the trainer; default the viewer. Only an admin can name another trainer.' }),
  price: t.field({ type: 'Decimal', required, description: 'Price in dinars; "0" for a free course.' }),
  isFree: t.boolean({ description: 'Derived from the price; rejected if it contradicts the price.' }),
  thumbnail: t.string({ description: 'Image URL: https or a path under /media/; null for none.' }),
  duration: t.int({ required, description: 'Duration in minutes.' }),
  level: t.field({ type: CourseLevelType, required, description: 'Level of the course.' }),
  hasCertificate: t.boolean({
    description: 'True if completions earn a certificate, earlier ones too; default true.',
  }),
  keywords: t.stringList({
    description: `Words by which people look for the course and that its texts lack, at most ${bounds.searchWords.keywords}; default none.`,
  }),
  outcomes: t.stringList({ description: `What a learner can do afterwards, in English; ${listNote}.` }),
  outcomesAr: t.stringList({ description: `What a learner can do afterwards, in Arabic; ${listNote}.` }),
  audience: t.stringList({ description: `For whom the course is, in English; ${listNote}.` }),
  audienceAr: t.stringList({ description: `For whom the course is, in Arabic; ${listNote}.` }),
  requirements: t.stringList({ description: `What a learner needs first, in English; ${listNote}.` }),
  requirementsAr: t.stringList({ description: `What a learner needs first, in Arabic; ${listNote}.` }),
  requiredCourseIds: t.idList({
    description: `Ids of courses that learners should take before, at most ${bounds.courses.prerequisitesMax}: published ones and own ones; default none.`,
  }),
  ...(!required && {
    previewLessonId: t.id({
      description: 'Id of a published lesson of the course that is open to everybody; null for none.',
    }),
  }),
  isPublished: t.boolean({ description: 'False for a draft; default false.' }),
}));

export const CourseDraftInput = builder.inputType('CourseDraftInput', {
  description: 'First fields of a new course draft.',
  fields: (t) => ({
    title: t.string({ description: 'English title; absent or blank if the Arabic one is given.' }),
    titleAr: t.string({ description: 'Arabic title; absent or blank if the English one is given.' }),
    categoryId: t.id({ required: true, description: 'Id of the category.' }),
  }),
});

const AttachmentInput = builder.inputType('AttachmentInput', {
  description: 'A file attached to a lesson.',
  fields: (t) => ({
    name: t.string({ description: 'English name of the file; absent or blank if the Arabic one is given.' }),
    nameAr: t.string({ description: 'Arabic name of the file; absent or blank if the English one is given.' }),
    url: t.string({ required: true, description: 'URL: https or a path under /media/.' }),
  }),
});

export const [CreateLessonInput, UpdateLessonInput] = createAndUpdateInputs('Lesson', 'lesson', (t, required) => ({
  title: t.string({ required, description: 'English title.' }),
  titleAr: t.string({ required, description: 'Arabic title.' }),
  content: t.string({ description: 'English text; null for none.' }),
  contentAr: t.string({ description: 'Arabic text; null for none.' }),
  videoUrl: t.string({
    description: 'Video URL: YouTube, Vimeo, an mp4 or HLS file, or a path under /media/; null for none.',
  }),
  attachments: t.field({ type: [AttachmentInput], description: 'All attachments in order, at most 20.' }),
  captions: t.field({
    type: [LessonCaptionsInput],
    description: 'All captions of the video, at most one file for each language.',
  }),
  duration: t.int({ description: 'Duration in minutes; default 0.' }),
  isPublished: t.boolean({ description: 'False for a draft; default false.' }),
  isRequired: t.boolean({
    description: 'False for a lesson that the completion of the course does not need; default true.',
  }),
  needsPrevious: t.boolean({
    description: 'True for a lesson that opens after the completion of the required one before it; default false.',
  }),
  sectionId: t.id({
    description: `Id of a section of the course; ${required ? 'default the last one' : 'another one: the lesson moves to its end'}.`,
  }),
  ...(required && {
    kind: t.field({
      type: LessonKindType,
      description: 'How the lesson is taken, which never changes; default content.',
    }),
    clientKey: t.string({
      description:
        'UUID chosen by the client: a repeated request with the same key returns the lesson that the first one created, unchanged.',
    }),
  }),
}));
