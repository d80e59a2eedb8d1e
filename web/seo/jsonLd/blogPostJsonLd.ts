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

export function createBlogPostJsonLd(site: SeoContext, article: JsonLdBlogPost): JsonLdObject {
  const { language } = site;
  const url = toCanonicalUrl(site, blogPostPath(article.slug));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: localizeField(article, 'title', language),
    description: localizeField(article, 'summary', language),
    image: toAbsoluteFileUrl(site, blogPostPreviewImage(article).url),
    inLanguage: language,
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: `${article.author.firstName} ${article.author.lastName}` },
    publisher: createPublisherJsonLd(site),
    articleSection: article.category ? localizeField(article.category, 'name', language) : undefined,
    keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
  };
}
