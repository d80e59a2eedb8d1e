import { Box, Skeleton, Stack } from '@mui/material';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { BlogPostNotFoundArt } from '../../art/illustrations/BlogPostNotFoundArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { paths } from '../../routing';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { PageContainer } from '../../ui/layout/Section';
import { BlogPostDetail } from './BlogPostDetail';
import { BlogPostDetailDocument, useBlogPostDetailQuery } from './__generated__/BlogPostScreen';
import { readingColumnStyles, postHeaderStyles } from './blogPostStyles';

export const pageQueries: ListPageQueries = ({ params: { slug = '' } }) => [
  pageQuery(BlogPostDetailDocument, { slug }),
];

export function Component() {
  const { slug = '' } = useParams();
  const post = useBlogPostDetailQuery({ variables: { slug } });
  return (
    <>
      {!post.data && <LoadingPageTitle />}
      <QueryResult of={post} skeleton={<BlogPostSkeleton />}>
        {({ blogPost }) => (blogPost ? <BlogPostDetail post={blogPost} /> : <BlogPostNotFound />)}
      </QueryResult>
    </>
  );
}

function BlogPostSkeleton() {
  return (
    <>
      <Box sx={postHeaderStyles}>
        <PageContainer>
          <Stack sx={{ ...readingColumnStyles, gap: 2 }}>
            <Skeleton variant="rounded" width={120} height={26} />
            <Skeleton variant="rounded" sx={{ inlineSize: '88%', blockSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }} />
            <Skeleton variant="rounded" sx={{ inlineSize: '60%', blockSize: 24 }} />
          </Stack>
        </PageContainer>
      </Box>
      <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <Box sx={readingColumnStyles}>
          <TextSkeleton lines={pageSizes.skeletons.articleLines} />
        </Box>
      </PageContainer>
    </>
  );
}

/** Also shown for a post that the viewer may not see. */
function BlogPostNotFound() {
  const { t } = useTranslation('blog');
  return (
    <NotFoundPage
      art={<BlogPostNotFoundArt />}
      title={t('article.notFound')}
      text={t('article.notFoundText')}
      link={{ to: paths.blog(), label: t('article.back') }}
    />
  );
}
