import { displayName } from '../../../schema/contract/text/names/displayName';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { formatNumber, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { PublishedCell } from '../table/cells';
import { BlogPostRecordDocument } from './__generated__/BlogPostRecord';
import type { AdminBlogPostDetailsFragment } from './__generated__/blogPostResource';
import { BlogPostForm, blogPostFields, blogPostResource } from './blogPostResource';

type BlogPostPartProps = Pick<RecordPartProps<AdminBlogPostDetailsFragment, unknown>, 'record'>;

export const Component = recordScreen({
  resource: blogPostResource,
  navItem: 'blog',
  listPath: paths.admin.panel('blog'),
  entity: 'blog_posts',
  document: BlogPostRecordDocument,
  select: ({ adminBlogPost }) => adminBlogPost,
  notFound: 'blogPostNotFound',
  Form: BlogPostForm,
  useFields: (builder) => [
    ...blogPostFields(builder),
    builder.field('author', ({ author }) => displayName(author, 'ar')),
    builder.field('views', ({ views }) => formatNumber(views, 'ar')),
    builder.dateTime('createdAt'),
  ],
  States: BlogPostState,
  Actions: PublicPage,
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
