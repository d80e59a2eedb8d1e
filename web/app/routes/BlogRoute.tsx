import { BlogScreen } from '../../blog/blogPostList/BlogScreen';
import { NewsletterSignup } from '../../newsletter/NewsletterSignup';

/** Composes the blog with the newsletter domain. */
export function Component() {
  return <BlogScreen newsletter={<NewsletterSignup />} />;
}

export { listBlogQueries as pageQueries } from '../../blog/blogPostList/BlogScreen';
