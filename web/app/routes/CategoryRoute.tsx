import { CategoryBlogPosts, listCategoryBlogPostQueries } from '../../blog/CategoryBlogPosts';
import { CategoryScreen, listCategoryQueries } from '../../catalog/categoryPage/CategoryScreen';
import type { ListPageQueries } from '../../data/apollo/pageQueries';

export const pageQueries: ListPageQueries = (location) => [
  ...listCategoryQueries(location),
  ...listCategoryBlogPostQueries(location),
];

/** Composes the page of a category with the blog. */
export function Component() {
  return <CategoryScreen renderBlogPosts={(categoryId) => <CategoryBlogPosts categoryId={categoryId} />} />;
}
