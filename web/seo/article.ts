import { articlePath } from '../../schema/contract/addresses';
import { inLanguage } from '../language/formats';
import { publisher } from './organization';
import { articlePreview } from './pictures';
import { fileUrl, urlOf, type Site } from './site';
import type { Thing } from './thing';

interface Article {
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

/** An article of the blog. */
export function articleThing(site: Site, article: Article): Thing {
  const { language } = site;
  const url = urlOf(site, articlePath(article.slug));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: inLanguage(article, 'title', language),
    description: inLanguage(article, 'summary', language),
    image: fileUrl(site, articlePreview(article).address),
    inLanguage: language,
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: `${article.author.firstName} ${article.author.lastName}` },
    publisher: publisher(site),
    articleSection: article.category ? inLanguage(article.category, 'name', language) : undefined,
    keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
  };
}
