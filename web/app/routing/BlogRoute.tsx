import { BlogScreen } from '../../blog/blogPostList/BlogScreen';
import { NewsletterSignup } from '../../newsletter/NewsletterSignup';

/** The blog with what another domain brings to its page: the newsletter's box. */
export function BlogRoute() {
  return <BlogScreen newsletter={<NewsletterSignup />} />;
}
