import { Stack, Typography } from '@mui/material';
import {
  newsletterIssueFormSchema,
  type NewsletterIssueFormValues,
} from '../../../schema/contract/validation/site/newsletter';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { withFullRecord } from '../form/fullRecordForm';
import { toTextFormValues } from '../form/toTextFormValues';
import { BlogPostPicker } from './BlogPostPicker';
import {
  AdminNewsletterIssueForEditDocument,
  CreateNewsletterIssueDocument,
  UpdateNewsletterIssueDocument,
  type AdminNewsletterIssueDetailsFragment,
  type AdminNewsletterIssueForEditQuery,
  type AdminNewsletterIssueFragment,
  type AdminNewsletterIssueListQuery,
} from './__generated__/issueResource';

const toFormValues = (issue: AdminNewsletterIssueDetailsFragment | null): NewsletterIssueFormValues => ({
  ...toTextFormValues(issue, ['subject', 'subjectAr', 'intro', 'introAr']),
  blogPosts: issue?.blogPosts.map(({ id, titleAr }) => ({ id, titleAr })) ?? [],
});

function IssueFields({ control }: EntityFieldsProps<NewsletterIssueFormValues, AdminNewsletterIssueDetailsFragment>) {
  const { t } = useTranslation('adminNewsletter');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="subject" label={t('subject')} required autoFocus />
      <BilingualFields
        control={control}
        name="intro"
        label={t('intro')}
        helperText={t('introHint')}
        required
        multiline
        minRows={4}
        maxRows={14}
      />
      <section aria-labelledby="issue-blog-posts">
        <Typography id="issue-blog-posts" component="h3" variant="h5" sx={{ marginBlockEnd: 1.5 }}>
          {t('blogPosts')}
        </Typography>
        <BlogPostPicker control={control} />
      </section>
    </Stack>
  );
}

const FullIssueForm = entityForm({
  namespace: 'adminNewsletter',
  schema: newsletterIssueFormSchema,
  toFormValues,
  toInput: ({ subject, subjectAr, intro, introAr, blogPosts }) => ({
    subject,
    subjectAr,
    intro,
    introAr,
    blogPostIds: blogPosts.map(({ id }) => id),
  }),
  createDocument: CreateNewsletterIssueDocument,
  recordPath: ({ id }) => paths.admin.newsletterIssue(id),
  updateDocument: UpdateNewsletterIssueDocument,
  fetchCurrent: queryById(AdminNewsletterIssueForEditDocument, ({ newsletterIssue }) => newsletterIssue),
  diff: ({ arabicText, englishText, field }) => [
    ...[arabicText('subject'), englishText('subject'), arabicText('intro'), englishText('intro')],
    field('blogPosts', ({ blogPosts }) => blogPosts.map(({ titleAr }) => titleAr).join('، ')),
  ],
  Fields: IssueFields,
});

/** Form of an issue. The list does not contain the texts, so they are fetched before editing. */
export const IssueForm = withFullRecord<
  AdminNewsletterIssueFragment,
  AdminNewsletterIssueDetailsFragment,
  AdminNewsletterIssueListQuery,
  AdminNewsletterIssueForEditQuery
>(FullIssueForm, {
  namespace: 'adminNewsletter',
  document: AdminNewsletterIssueForEditDocument,
  select: ({ newsletterIssue }) => newsletterIssue,
  notFound: 'notFound',
});
