import { builder } from '../core/builder';
import { CourseLevelType } from '../core/scalarsAndEnums';

export const CourseInput = builder.inputType('CourseInput', {
  description:
    'A course, or what changes of one. What is required of a new one is checked field by field; enrolments and ratings are counted by the server alone.',
  fields: (t) => ({
    title: t.string({ description: 'English title; required.' }),
    titleAr: t.string({ description: 'Arabic title; required.' }),
    description: t.string({ description: 'English description; required, but blank in what changes of a draft.' }),
    descriptionAr: t.string({ description: 'Arabic description; required, but blank in what changes of a draft.' }),
    slug: t.string({ description: 'Unique; made from the English title where none is given.' }),
    categoryId: t.id({ description: 'Key of its category; required.' }),
    trainerId: t.id({ description: 'Key of its trainer; the caller unless an admin names another.' }),
    price: t.field({ type: 'Decimal', description: 'In dinars, "0" when free; required.' }),
    isFree: t.boolean({ description: 'Refused where it disagrees with the price, which says the same.' }),
    thumbnail: t.string({ description: 'An https address, or a file of this site under /media/; null for none.' }),
    duration: t.int({ description: 'Minutes; required.' }),
    level: t.field({ type: CourseLevelType, description: 'How much it expects its learners to know; required.' }),
    isPublished: t.boolean({ description: 'False for a draft, as a new course is unless told.' }),
  }),
});

export const CourseDraftInput = builder.inputType('CourseDraftInput', {
  description: 'What a course begins with that is written bit by bit.',
  fields: (t) => ({
    title: t.string({ description: 'English title; required.' }),
    titleAr: t.string({ description: 'Arabic title; required.' }),
    categoryId: t.id({ description: 'Key of its category; required.' }),
  }),
});

const AttachmentInput = builder.inputType('AttachmentInput', {
  description: 'A file that belongs to a lesson.',
  fields: (t) => ({
    name: t.string({ description: 'What the file is called; required.' }),
    nameAr: t.string({ description: 'What the file is called in Arabic.' }),
    url: t.string({ description: 'An https address, or a file of this site under /media/; required.' }),
  }),
});

export const LessonInput = builder.inputType('LessonInput', {
  description: 'A lesson, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    title: t.string({ description: 'English title; required.' }),
    titleAr: t.string({ description: 'Arabic title; required.' }),
    content: t.string({ description: 'English text; null for none.' }),
    contentAr: t.string({ description: 'Arabic text; null for none.' }),
    videoUrl: t.string({
      description:
        'A page at YouTube or Vimeo, an mp4 or HLS file, or a file of this site under /media/; null for none.',
    }),
    attachments: t.field({
      type: [AttachmentInput],
      description: 'All files of the lesson, in their order; 20 at most.',
    }),
    duration: t.int({ description: 'Minutes; 0 unless told.' }),
    isPublished: t.boolean({ description: 'False for a draft, as a new lesson is unless told.' }),
  }),
});
