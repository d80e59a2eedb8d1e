import { z } from 'zod';
import { limits } from '../limits';
import { urlField } from './accounts';
import { booleanField, priceField, foreignKeyField, integerField } from './numberFields';
import { slugField } from './slug';
import { messageKey, nonBlankText, singleLineText, optionalText, multilineText } from './textFields';

/** Seconds into a video; null counts as absent. */
export const videoPositionSchema = z
  .number(messageKey('notANumber'))
  .int(messageKey('notANumber'))
  .min(0, messageKey('notANumber'))
  .max(limits.lessonPosition.max, messageKey('notANumber'))
  .nullish()
  .transform((seconds) => seconds ?? undefined);

const { titleMax, excerptMax, textMax } = limits.content;

/** A slug as it arrives in an address. */
export const slugParamSchema = singleLineText(limits.slug.max);

/** A file that belongs to a lesson, as it is stored in the lesson's attachments list. */
export const storedAttachmentSchema = z.object({
  name: singleLineText(limits.attachments.nameMax).refine((value) => value.length > 0, messageKey('required')),
  nameAr: singleLineText(limits.attachments.nameMax).nullish(),
  url: urlField,
});

export type Attachment = z.output<typeof storedAttachmentSchema>;

/** An attachment as it is written: with an address, and without an Arabic name where that is blank. */
const attachmentInputSchema = z.object({
  name: nonBlankText(singleLineText, limits.attachments.nameMax),
  nameAr: optionalText(singleLineText(limits.attachments.nameMax)),
  url: nonBlankText(() => urlField, limits.url.max),
});

/** Course levels (R-CAT-1). */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** The levels as an exported table names them. */
export const courseLevelLabelsAr = { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم' } as const;

/** The key of a row that there has to be. */
const requiredIdField = (complaint: Parameters<typeof messageKey>[0] = 'required') =>
  foreignKeyField
    .optional()
    .refine((value) => typeof value === 'number', messageKey(complaint))
    .transform(Number);

const levelField = z.enum(courseLevels, {
  error: ({ input }) => messageKey(input === undefined || input === null || input === '' ? 'required' : 'unknownLevel'),
});

const courseFields = z.object({
  title: nonBlankText(singleLineText, titleMax),
  titleAr: nonBlankText(singleLineText, titleMax),
  description: nonBlankText(multilineText, textMax),
  descriptionAr: nonBlankText(multilineText, textMax),
  slug: optionalText(slugField),
  categoryId: requiredIdField(),
  trainerId: requiredIdField().optional(),
  price: priceField,
  isFree: booleanField.optional(),
  thumbnail: optionalText(urlField),
  duration: integerField(limits.courses.durationMax),
  level: levelField,
  isPublished: booleanField.optional(),
});

/** `isFree` must agree with the price (R-CAT-2). */
const isPriceConsistent = ({ price: amount, isFree }: { price?: string; isFree?: boolean }): boolean =>
  amount === undefined || isFree === undefined || isFree === (Number(amount) === 0);
const inconsistentPriceIssue = {
  message: messageKey('priceContradictsIsFree'),
  path: ['isFree'],
  when: ({ value }: { value: unknown }) =>
    z.object({ price: priceField, isFree: booleanField }).safeParse(value).success,
};

/** Course input of the admin form and the API (R-ADM-5). */
export const createCourseSchema = courseFields.refine(isPriceConsistent, inconsistentPriceIssue);

/** What changes of a course; absent fields stay as they are. A description may be blank: that of a draft is yet to be written. */
export const updateCourseSchema = courseFields
  .extend({ description: multilineText(textMax), descriptionAr: multilineText(textMax) })
  .partial()
  .refine(isPriceConsistent, inconsistentPriceIssue);
export type CourseUpdate = z.output<typeof updateCourseSchema>;

/** What a course cannot do without once it is published. */
export const publishedCourseTextsSchema = z
  .object({ description: nonBlankText(multilineText, textMax), descriptionAr: nonBlankText(multilineText, textMax) })
  .partial();

/** What a course begins with that is written bit by bit. */
export const courseDraftSchema = courseFields.pick({ title: true, titleAr: true, categoryId: true });

/** A lesson as its editor and the calls take it. The video is a page at YouTube or Vimeo, or an mp4 or HLS file. */
export const createLessonSchema = z.object({
  title: nonBlankText(singleLineText, titleMax),
  titleAr: nonBlankText(singleLineText, titleMax),
  content: optionalText(multilineText(textMax)),
  contentAr: optionalText(multilineText(textMax)),
  videoUrl: optionalText(urlField),
  attachments: z
    .array(attachmentInputSchema, messageKey('wrongType'))
    .max(limits.attachments.max, messageKey('tooMany'))
    .optional(),
  duration: integerField(limits.courses.durationMax).optional(),
  isPublished: booleanField.optional(),
});

/** What changes of a lesson; absent fields stay as they are. */
export const updateLessonSchema = createLessonSchema.partial();

/** A category as its dialog takes it. */
export const createCategorySchema = z.object({
  name: nonBlankText(singleLineText, limits.glossary.categoryMax),
  nameAr: nonBlankText(singleLineText, limits.glossary.categoryMax),
  slug: optionalText(slugField),
  description: optionalText(multilineText(excerptMax)),
  descriptionAr: optionalText(multilineText(excerptMax)),
  icon: optionalText(singleLineText(limits.categories.iconMax)),
});

/** What changes of a category; absent fields stay as they are. */
export const updateCategorySchema = createCategorySchema.partial();
