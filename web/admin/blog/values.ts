import { limits } from '../../../schema/contract/limits';
import { optionsText } from '../../../schema/contract/options';
import type { PostForm } from '../../../schema/contract/validation/blog';
import type { AdminPostWholeFragment } from '../__generated__/BlogTab';

/** A new article, with the defaults of spec.md section 3, blog_posts. */
const blank: PostForm = {
  ...{ title: '', titleAr: '', excerpt: '', excerptAr: '', content: '', contentAr: '', slug: '' },
  ...{ categoryId: '', isPublished: false, thumbnail: '', tags: '', readTime: String(limits.blog.readTime) },
};

/** What the form of an article begins with; null for a new one. */
export function valuesOf(post: AdminPostWholeFragment | null): PostForm {
  if (!post) return blank;
  const { title, titleAr, content, contentAr, slug, isPublished } = post;
  return {
    ...{ title, titleAr, content, contentAr, slug, isPublished },
    excerpt: post.excerpt ?? '',
    excerptAr: post.excerptAr ?? '',
    categoryId: post.category?.id ?? '',
    thumbnail: post.thumbnail ?? '',
    tags: optionsText(post.tags),
    readTime: String(post.readTime),
  };
}
