import { BlogPostListScreen } from '../../blog/blogPostList/BlogPostListScreen';
import { NewsletterSignup } from '../../newsletter/NewsletterSignup';

/** Composes the blog with the newsletter domain. */
export function Component() {
  return <BlogPostListScreen newsletter={<NewsletterSignup />} />;
}

export { listBlogQueries as pageQueries } from '../../blog/blogPostList/BlogPostListScreen';
