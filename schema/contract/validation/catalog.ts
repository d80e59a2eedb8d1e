import { z } from 'zod';
import { limits } from '../limits';
import { flag, price, reference, whole } from './numbers';
import { slug } from './slug';
import { filled, line, optional, say, text } from './text';
import { webAddress } from './accounts';

const { titleMax, excerptMax, textMax } = limits.content;

/** A slug as it arrives in an address. */
export const slugText = line(limits.slug.max);

/** A file that belongs to a lesson, as it is stored in the lesson's attachments list. */
export const attachment = z.object({
  name: line(limits.attachments.nameMax).refine((value) => value.length > 0, say('required')),
  nameAr: line(limits.attachments.nameMax).nullish(),
  url: webAddress,
});

export type Attachment = z.output<typeof attachment>;

/** An attachment as it is written: with an address, and without an Arabic name where that is blank. */
const writtenAttachment = z.object({
  name: filled(line, limits.attachments.nameMax),
  nameAr: optional(line(limits.attachments.nameMax)),
  url: filled(() => webAddress, limits.url.max),
});

/** How much a course expects its learners to know (spec.md section 3). */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** The levels as an exported table names them. */
export const courseLevelsAr = { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم' } as const;

/** The key of a row that there has to be. */
const required = (complaint: Parameters<typeof say>[0] = 'required') =>
  reference
    .optional()
    .refine((value) => typeof value === 'number', say(complaint))
    .transform(Number);

const level = z.enum(courseLevels, {
  error: ({ input }) => say(input === undefined || input === null || input === '' ? 'required' : 'unknownLevel'),
});

const courseFields = z.object({
  title: filled(line, titleMax),
  titleAr: filled(line, titleMax),
  description: filled(text, textMax),
  descriptionAr: filled(text, textMax),
  slug: optional(slug),
  categoryId: required(),
  trainerId: required().optional(),
  price,
  isFree: flag.optional(),
  thumbnail: optional(webAddress),
  duration: whole(limits.courses.durationMax),
  level,
  isPublished: flag.optional(),
});

/** Whether a course is free, its price says (product.md section 3). */
const agrees = ({ price: amount, isFree }: { price?: string; isFree?: boolean }): boolean =>
  amount === undefined || isFree === undefined || isFree === (Number(amount) === 0);
const disagreement = {
  message: say('priceDisagrees'),
  path: ['isFree'],
  when: ({ value }: { value: unknown }) => z.object({ price, isFree: flag }).safeParse(value).success,
};

/** A course as its dialog and the calls take it: what the form requires, required (spec.md section 5, Admin forms). */
export const courseDraft = courseFields.refine(agrees, disagreement);

/** What changes of a course; absent fields stay as they are. A description may be blank: that of a draft is yet to be written. */
export const courseChanges = courseFields
  .extend({ description: text(textMax), descriptionAr: text(textMax) })
  .partial()
  .refine(agrees, disagreement);
export type CourseChanges = z.output<typeof courseChanges>;

/** What a course cannot do without once it is published. */
export const publishedTexts = z
  .object({ description: filled(text, textMax), descriptionAr: filled(text, textMax) })
  .partial();

/** What a course begins with that is written bit by bit. */
export const courseStart = courseFields.pick({ title: true, titleAr: true, categoryId: true });

/** A lesson as its editor and the calls take it. The video is a page at YouTube or Vimeo, or an mp4 or HLS file. */
export const lessonDraft = z.object({
  title: filled(line, titleMax),
  titleAr: filled(line, titleMax),
  content: optional(text(textMax)),
  contentAr: optional(text(textMax)),
  videoUrl: optional(webAddress),
  attachments: z.array(writtenAttachment, say('wrongType')).max(limits.attachments.max, say('tooMany')).optional(),
  duration: whole(limits.courses.durationMax).optional(),
  isPublished: flag.optional(),
});

/** What changes of a lesson; absent fields stay as they are. */
export const lessonChanges = lessonDraft.partial();

/** A category as its dialog takes it. */
export const categoryDraft = z.object({
  name: filled(line, limits.glossary.categoryMax),
  nameAr: filled(line, limits.glossary.categoryMax),
  slug: optional(slug),
  description: optional(text(excerptMax)),
  descriptionAr: optional(text(excerptMax)),
  icon: optional(line(limits.categories.iconMax)),
});

/** What changes of a category; absent fields stay as they are. */
export const categoryChanges = categoryDraft.partial();
