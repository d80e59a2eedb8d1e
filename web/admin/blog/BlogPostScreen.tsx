import { Box } from '@mui/material';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { formatNumber, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { DateCell, PublishedCell } from '../table/cells';
import { Fact, factListStyles } from '../table/factList';
import { BlogPostRecordDocument } from './__generated__/BlogPostRecord';
import type { AdminBlogPostDetailsFragment } from './__generated__/blogPostResource';
import { blogPostFields, BlogPostForm, blogPostResource } from './blogPostResource';

type BlogPostPartProps = Pick<RecordPartProps<AdminBlogPostDetailsFragment, unknown>, 'record'>;

export const Component = recordScreen({
  resource: blogPostResource,
  place: 'blog',
  listPath: paths.admin.panel('blog'),
  entity: 'blog_posts',
  document: BlogPostRecordDocument,
  select: ({ adminBlogPost }) => adminBlogPost,
  notFound: 'blogPostNotFound',
  Form: BlogPostForm,
  useFields: blogPostFields,
  States: BlogPostState,
  Actions: PublicPage,
  Aside: Readers,
});

function BlogPostState({ record: { isPublished } }: BlogPostPartProps) {
  const { t } = useTranslation('admin');
  return <PublishedCell isPublished={isPublished} label={t('state.published')} />;
}

function PublicPage({ record: { slug, isPublished } }: BlogPostPartProps) {
  const { t } = useTranslation('workplace');
  if (!isPublished) return null;
  return (
    <ButtonLink to={paths.blogPost(slug)} variant="outlined" color="inherit" startIcon={<ExternalLinkIcon />}>
      {t('viewPage')}
    </ButtonLink>
  );
}

function Readers({ record: { views, author, createdAt, updatedAt } }: BlogPostPartProps) {
  const { t } = useTranslation('adminBlog');
  return (
    <RecordSection title={t('about')}>
      <Box component="dl" sx={factListStyles}>
        <Fact name={t('views')}>{formatNumber(views, 'ar')}</Fact>
        <Fact name={t('author')}>
          <bdi>{displayName(author, 'ar')}</bdi>
        </Fact>
        <Fact name={fieldLabelsAr.createdAt}>
          <DateCell at={createdAt} hasTime />
        </Fact>
        <Fact name={fieldLabelsAr.updatedAt}>
          <DateCell at={updatedAt} hasTime />
        </Fact>
      </Box>
    </RecordSection>
  );
}
