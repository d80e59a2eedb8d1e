import { blogPostPath } from '../../../schema/contract/urls';
import { localizeField } from '../../language/formatters';
import { createPublisherJsonLd } from './organizationJsonLd';
import { blogPostPreviewImage } from '../previewImages';
import { toAbsoluteFileUrl, toCanonicalUrl, type SeoContext } from '../seoContext';
import type { JsonLdObject } from './jsonLdObject';

interface JsonLdBlogPost {
  id: string;
  slug: string;
  title: string;
  titleAr: string;
  summary: string;
  summaryAr: string;
  thumbnail: string | null;
  tags: readonly string[];
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  author: { firstName: string; lastName: string };
  category: { name: string; nameAr: string } | null;
}

export function createBlogPostJsonLd(seo: SeoContext, post: JsonLdBlogPost): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, blogPostPath(post.slug));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: localizeField(post, 'title', language),
    description: localizeField(post, 'summary', language),
    image: toAbsoluteFileUrl(seo, blogPostPreviewImage(post).url),
    inLanguage: language,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: `${post.author.firstName} ${post.author.lastName}` },
    publisher: createPublisherJsonLd(seo),
    articleSection: post.category ? localizeField(post.category, 'name', language) : undefined,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
  };
}
