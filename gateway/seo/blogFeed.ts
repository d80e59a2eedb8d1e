import { Router } from 'express';
import { Feed } from 'feed';
import { displayName } from '../../schema/contract/text/names/displayName';
import { localizedUrl, blogPostPath, blogFeedPath } from '../../schema/contract/site/urls';
import { defaultLanguage, type Language } from '../../schema/contract/languages';
import { pageSizes } from '../../schema/contract/pageSizes';
import { readData } from '../graphql/runOperation';
import { createAnonymousContext, type CreateContext } from '../context/requestContext';
import { requestedLanguage } from '../http/requestLanguage';
import { requestOrigin } from '../middleware/publicUrl';
import { BlogFeedDocument, type BlogFeedQuery } from '../rest/operations/generated';
import type { Website } from '../pages/website';

type FeedBlogPost = BlogFeedQuery['blogPosts']['nodes'][number];

/** The newest blog posts as RSS; the same for all callers, revalidated by ETag. */
export function blogFeedRouter({
  createContext,
  feedMetadata,
}: {
  createContext: CreateContext;
  feedMetadata: Website['feedMetadata'];
}): Router {
  const router = Router();
  router.get(blogFeedPath, async (request, response) => {
    const language = requestedLanguage(request) ?? defaultLanguage;
    const origin = requestOrigin(request);
    const { blogPosts } = await readData(
      BlogFeedDocument,
      { first: pageSizes.blog.feed },
      await createAnonymousContext(createContext, request, response),
    );
    const feed = buildFeed(blogPosts.nodes, { language, origin, ...(await feedMetadata(language)) });
    response.type('application/rss+xml').setHeader('Cache-Control', 'public, no-cache');
    response.send(feed.rss2());
  });
  return router;
}

interface FeedOptions {
  language: Language;
  origin: string;
  title: string;
  description: string;
}

function buildFeed(posts: readonly FeedBlogPost[], { language, origin, title, description }: FeedOptions): Feed {
  const feed = new Feed({
    title,
    description,
    language,
    generator: false,
    link: origin + localizedUrl(language, '/blog'),
    feed: origin + localizedUrl(language, blogFeedPath),
    image: `${origin}/touch-icon.png`,
    updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => new Date(updatedAt).getTime()))),
  });
  const inLanguage = (english: string, arabic: string) => (language === 'ar' ? arabic || english : english || arabic);
  for (const post of posts) {
    const { author, category } = post;
    feed.addItem({
      title: sanitizeXmlText(inLanguage(post.title, post.titleAr)),
      link: origin + localizedUrl(language, blogPostPath(post.slug)),
      description: escapeHtml(sanitizeXmlText(inLanguage(post.summary, post.summaryAr))),
      date: new Date(post.publishedAt),
      extensions: [creatorElement(sanitizeXmlText(displayName(author, language)))],
      category: category ? [{ name: sanitizeXmlText(inLanguage(category.name, category.nameAr)) }] : [],
    });
  }
  return feed;
}

/** RSS's own `author` requires an email address, which is not public. */
const creatorElement = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name },
});

const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML does not allow, and splits `]]>`, which the library escapes only once. */
const sanitizeXmlText = (text: string): string => text.replace(invalidXmlCharacters, '').replaceAll(']]>', ']] >');

/** Descriptions in RSS are HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
