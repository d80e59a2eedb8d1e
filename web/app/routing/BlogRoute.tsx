import { BlogScreen } from '../../blog/blogPostList/BlogScreen';
import { NewsletterSignup } from '../../newsletter/NewsletterSignup';

/** Composes the blog with the newsletter domain. */
export function BlogRoute() {
  return <BlogScreen newsletter={<NewsletterSignup />} />;
}

export { listBlogQueries } from '../../blog/blogPostList/BlogScreen';
