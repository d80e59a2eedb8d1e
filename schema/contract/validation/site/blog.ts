import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { parseCommaList } from '../../text/commaSeparatedList';
import { urlField } from '../accounts/accounts';
import { booleanField, foreignKeyField, optionalIntegerField } from '../fields/numberFields';
import { slugField } from '../fields/slug';
import { nonBlankText, singleLineText, optionalText, messageKey, multilineText } from '../fields/textFields';

const { titleMax, excerptMax, textMax } = bounds.content;

export const storedTagsSchema = z
  .array(singleLineText(bounds.tags.lengthMax))
  .max(bounds.tags.max, messageKey('tooLong'));

/** Removes empty and duplicate tags. */
const tagListField = z
  .array(singleLineText(bounds.tags.lengthMax), messageKey('wrongType'))
  .max(bounds.tags.max, messageKey('tooMany'))
  .transform((texts) => [...new Set(texts.filter(Boolean))]);

/** Blog post input of the admin form and the API (R-ADM-5). */
export const createBlogPostSchema = z.object({
  title: nonBlankText(singleLineText, titleMax),
  titleAr: nonBlankText(singleLineText, titleMax),
  excerpt: nonBlankText(multilineText, excerptMax),
  excerptAr: nonBlankText(multilineText, excerptMax),
  content: nonBlankText(multilineText, textMax),
  contentAr: nonBlankText(multilineText, textMax),
  slug: nonBlankText(() => slugField, bounds.slug.max),
  categoryId: foreignKeyField.optional(),
  isPublished: booleanField.optional(),
  thumbnail: optionalText(urlField),
  tags: tagListField.optional(),
  readTime: optionalIntegerField(bounds.readTime.max, 1),
});

/** Absent fields keep their value. */
export const updateBlogPostSchema = createBlogPostSchema.partial();

/** In the form, tags are one text, separated by commas. */
export const blogPostFormSchema = createBlogPostSchema.extend({
  tags: multilineText(textMax).transform(parseCommaList).pipe(tagListField),
});
export type BlogPostFormValues = z.input<typeof blogPostFormSchema>;
