import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { urlField } from '../accounts/accounts';
import { booleanField, priceField, foreignKeyField, idField, integerField } from '../fields/numberFields';
import { slugField } from '../fields/slug';
import { blankTitles } from '../../courses/blankTitles';
import { courseLevels } from '../../courses/courseLevels';
import { lessonKinds } from '../../courses/lessonKinds';
import { captionsKeyOf, captionsLanguages } from '../../uploads/captions';
import { keywordsField } from '../fields/searchWords';
import { shownInMessage, textList } from '../fields/textList';
import { stripIgnorable } from '../../text/characters';
import { cleanSlug } from '../../text/cleanText';
import {
  lineCleanedBy,
  messageKey,
  nonBlankText,
  printedLine,
  singleLineText,
  optionalText,
  multilineText,
} from '../fields/textFields';

/** Seconds into a video; null counts as absent. */
export const videoPositionSchema = z
  .number(messageKey('notANumber'))
  .int(messageKey('notANumber'))
  .min(0, messageKey('notANumber'))
  .max(bounds.lessonPosition.max, messageKey('notANumber'))
  .nullish()
  .transform((seconds) => seconds ?? undefined);

const { titleMax, excerptMax, textMax } = bounds.content;

export const slugParamSchema = lineCleanedBy(cleanSlug, bounds.slug.max);

/** Lesson attachment as stored in the JSON column. */
export const storedAttachmentSchema = z.object({
  name: singleLineText(bounds.attachments.nameMax),
  nameAr: singleLineText(bounds.attachments.nameMax).nullish(),
  url: urlField,
});

export type Attachment = z.output<typeof storedAttachmentSchema>;

/** A name in one language suffices. */
const attachmentInputSchema = z
  .object({
    name: singleLineText(bounds.attachments.nameMax).default(''),
    nameAr: optionalText(singleLineText(bounds.attachments.nameMax)),
    url: nonBlankText(() => urlField, bounds.url.max),
  })
  .superRefine(({ name, nameAr }, ctx) => {
    if (`${name}${nameAr ?? ''}`.trim() !== '') return;
    for (const path of ['nameAr', 'name'])
      ctx.addIssue({ code: 'custom', path: [path], message: messageKey('required') });
  });

const captionsInputSchema = z
  .object({
    language: z.enum(captionsLanguages, messageKey('wrongType')),
    url: z.string(messageKey('wrongType')),
  })
  .transform(({ language, url }, ctx) => {
    const uploadKey = captionsKeyOf(url);
    if (uploadKey !== undefined) return { language, uploadKey };
    ctx.addIssue({ code: 'custom', path: ['url'], message: messageKey('captionsUpload') });
    return z.NEVER;
  });

export type LessonCaptionsInputValue = z.output<typeof captionsInputSchema>;

const captionsInputField = z
  .array(captionsInputSchema, messageKey('wrongType'))
  .max(captionsLanguages.length, messageKey('tooMany'))
  .refine(
    (captions) => new Set(captions.map(({ language }) => language)).size === captions.length,
    messageKey('captionsLanguageTwice'),
  );

const requiredIdField = (message: Parameters<typeof messageKey>[0] = 'required') =>
  foreignKeyField
    .optional()
    .refine((value) => typeof value === 'number', messageKey(message))
    .transform(Number);

const levelField = z.enum(courseLevels, {
  error: ({ input }) => messageKey(input === undefined || input === null || input === '' ? 'required' : 'unknownLevel'),
});

const { items: itemsMax, itemMax } = bounds.courseLists;

/** Items in lines: what a learner can do afterwards, for whom a course is, what it takes; null for none. */
const courseListField = textList({
  split: (text) => text.split(/\r\n?|\n/),
  item: singleLineText(itemMax),
  itemMessage: (item, message) =>
    message === messageKey('tooLong') ? `${messageKey('itemTooLong')}|${shownInMessage(item)}|${itemMax}` : message,
  distinct: (items) => [...new Set(items.filter(Boolean))],
  max: itemsMax,
  countMessage: `${messageKey('tooManyItems')}|${itemsMax}`,
})
  .nullish()
  .transform((items) => (items === null ? [] : items));

/** Keys of courses that come before; null for none. */
const prerequisitesField = z
  .array(idField, messageKey('wrongType'))
  .transform((ids) => [...new Set(ids)])
  .refine(({ length }) => length <= bounds.courses.prerequisitesMax, messageKey('tooMany'))
  .nullish()
  .transform((ids) => (ids === null ? [] : ids));

const courseFields = z.object({
  title: nonBlankText(printedLine, titleMax),
  titleAr: nonBlankText(printedLine, titleMax),
  description: nonBlankText(multilineText, textMax),
  descriptionAr: nonBlankText(multilineText, textMax),
  slug: optionalText(slugField),
  categoryId: requiredIdField(),
  trainerId: requiredIdField().optional(),
  price: priceField,
  isFree: booleanField.optional(),
  thumbnail: optionalText(urlField),
  duration: integerField(bounds.courses.durationMax),
  level: levelField,
  hasCertificate: booleanField.optional(),
  keywords: keywordsField,
  outcomes: courseListField,
  outcomesAr: courseListField,
  audience: courseListField,
  audienceAr: courseListField,
  requirements: courseListField,
  requirementsAr: courseListField,
  requiredCourseIds: prerequisitesField,
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

const courseUpdateFields = courseFields
  .extend({
    description: multilineText(textMax),
    descriptionAr: multilineText(textMax),
    previewLessonId: foreignKeyField,
  })
  .partial();

/** Absent fields keep their value. The description of a draft can be blank. */
export const updateCourseSchema = courseUpdateFields.refine(isPriceConsistent, inconsistentPriceIssue);
export type CourseUpdate = z.output<typeof updateCourseSchema>;

/** A title in a language that it may lack; one without visible characters is blank. */
export const optionalTitleField = (kind: (max: number) => z.ZodType<string, string>) =>
  kind(titleMax).transform((title) => (stripIgnorable(title) === '' ? '' : title));

/** Like {@link updateCourseSchema}; a title can be blank, too: the server refuses that where a course needs both. */
export const autosaveCourseSchema = courseUpdateFields
  .extend({ title: optionalTitleField(printedLine).optional(), titleAr: optionalTitleField(printedLine).optional() })
  .refine(isPriceConsistent, inconsistentPriceIssue);

export const publishedCourseTextsSchema = z
  .object({ description: nonBlankText(multilineText, textMax), descriptionAr: nonBlankText(multilineText, textMax) })
  .partial();

/** Titles of a course that is or was published, and of a lesson that students can see. */
export const requiredTitlesSchema = z
  .object({ title: nonBlankText(singleLineText, titleMax), titleAr: nonBlankText(singleLineText, titleMax) })
  .partial();

/** First fields of a new draft: a title in one language at least. */
export const courseDraftSchema = courseFields
  .pick({ categoryId: true })
  .extend({ title: optionalTitleField(printedLine).default(''), titleAr: optionalTitleField(printedLine).default('') })
  .superRefine((titles, ctx) => {
    for (const field of blankTitles(titles).length === 2 ? (['titleAr', 'title'] as const) : [])
      ctx.addIssue({ code: 'custom', path: [field], message: messageKey('titleInOneLanguage') });
  });

export const createLessonSchema = z.object({
  title: nonBlankText(singleLineText, titleMax),
  titleAr: nonBlankText(singleLineText, titleMax),
  content: optionalText(multilineText(textMax)),
  contentAr: optionalText(multilineText(textMax)),
  videoUrl: optionalText(urlField),
  attachments: z
    .array(attachmentInputSchema, messageKey('wrongType'))
    .max(bounds.attachments.max, messageKey('tooMany'))
    .optional(),
  captions: captionsInputField.optional(),
  duration: integerField(bounds.courses.durationMax).optional(),
  isPublished: booleanField.optional(),
  isRequired: booleanField.optional(),
  needsPrevious: booleanField.optional(),
  sectionId: idField.optional(),
  kind: z.enum(lessonKinds, messageKey('wrongType')).optional(),
  clientKey: z.uuid(messageKey('wrongType')).optional(),
});

/** Absent fields keep their value. A title can be blank where the other is not and students cannot see the lesson. */
export const updateLessonSchema = createLessonSchema
  .omit({ clientKey: true, kind: true })
  .extend({ title: optionalTitleField(singleLineText), titleAr: optionalTitleField(singleLineText) })
  .partial();

export const createCategorySchema = z.object({
  name: nonBlankText(singleLineText, bounds.glossary.categoryMax),
  nameAr: nonBlankText(singleLineText, bounds.glossary.categoryMax),
  slug: optionalText(slugField),
  description: optionalText(multilineText(excerptMax)),
  descriptionAr: optionalText(multilineText(excerptMax)),
  icon: optionalText(singleLineText(bounds.categories.iconMax)),
});

/** Absent fields keep their value. */
export const updateCategorySchema = createCategorySchema.partial();
