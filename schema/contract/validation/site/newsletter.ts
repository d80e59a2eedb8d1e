import { bounds } from '../../bounds';
import { idField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

const { blogPostsMax, introMax } = bounds.newsletter;

/** Ids in the order of the mail, without duplicates. */
const blogPostIdsField = z
  .array(idField, messageKey('wrongType'))
  .max(blogPostsMax, messageKey('tooMany'))
  .transform((ids) => [...new Set(ids)]);

export const createNewsletterIssueSchema = z.object({
  subject: nonBlankText(singleLineText, bounds.content.titleMax),
  subjectAr: nonBlankText(singleLineText, bounds.content.titleMax),
  intro: nonBlankText(multilineText, introMax),
  introAr: nonBlankText(multilineText, introMax),
  blogPostIds: blogPostIdsField.optional(),
});

/** Absent fields keep their value. */
export const updateNewsletterIssueSchema = createNewsletterIssueSchema.partial();

/** In the form, the posts are objects with their titles. */
export const newsletterIssueFormSchema = createNewsletterIssueSchema.extend({
  blogPosts: z.array(z.object({ id: z.string(), titleAr: z.string() })).max(blogPostsMax, messageKey('tooMany')),
});
export type NewsletterIssueFormValues = z.input<typeof newsletterIssueFormSchema>;
