import { pageSizes } from '../../schema/contract/pageSizes';
import { ArrowForwardIcon } from '../art/icons/commonIcons';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { useTranslation } from '../language';
import { ButtonLink, paths } from '../routing';
import { CardGrid } from '../ui/layout/CardGrid';
import { PageContainer, Section } from '../ui/layout/Section';
import { BlogPostCard } from './BlogPostCard';
import { CategoryBlogPostsDocument, useCategoryBlogPostsQuery } from './__generated__/CategoryBlogPosts';

const toVariables = (categoryId: string) => ({ categoryId, first: pageSizes.blog.related });

/** For pages whose parameter `id` is the key of a category. */
export const listCategoryBlogPostQueries: ListPageQueries = ({ params: { id = '' } }) => [
  pageQuery(CategoryBlogPostsDocument, toVariables(id)),
];

/** The newest articles of a category; nothing without articles. */
export function CategoryBlogPosts({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('categories');
  const { data } = useCategoryBlogPostsQuery({ variables: toVariables(categoryId) });
  const posts = data?.blogPosts.nodes ?? [];
  if (posts.length === 0) return null;
  const all = (
    <ButtonLink to={paths.blog({ category: categoryId })} endIcon={<ArrowForwardIcon />} sx={{ marginInline: '-10px' }}>
      {t('allPosts')}
    </ButtonLink>
  );
  return (
    <PageContainer>
      <Section title={t('posts')} action={all}>
        <CardGrid>
          {posts.map((post) => (
            <BlogPostCard key={post.id} post={post} />
          ))}
        </CardGrid>
      </Section>
    </PageContainer>
  );
}
