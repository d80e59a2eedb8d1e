import { BlogScreen } from '../blog/BlogScreen';
import { NewsletterBox } from '../newsletter/NewsletterBox';

/** The blog with what another domain brings to its page: the newsletter's box. */
export function BlogPlace() {
  return <BlogScreen newsletter={<NewsletterBox />} />;
}
