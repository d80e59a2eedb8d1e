import { Router } from 'express';
import { Feed } from 'feed';
import { localizedUrl, blogPostPath, blogFeedPath, languageParam } from '../../schema/contract/urls';
import { parseLanguage, defaultLanguage, type Language } from '../../schema/contract/languages';
import { limits } from '../../schema/contract/limits';
import { executeDocument } from '../graphql/executeDocument';
import { createAnonymousContext, type CreateContext } from '../context/requestContext';
import { requestOrigin } from '../middleware/requestOrigin';
import { BlogFeedDocument, type BlogFeedQuery } from '../rest/operations/generated';
import type { Website } from '../pages/website';

type FeedBlogPost = BlogFeedQuery['blogPosts']['nodes'][number];

/** The newest articles as RSS in a language: the same for everybody, and asked for anew each time (304 where it is known). */
export function blogFeedRouter({
  caller,
  channel,
}: {
  caller: CreateContext;
  channel: Website['feedMetadata'];
}): Router {
  const router = Router();
  router.get(blogFeedPath, async (request, response) => {
    const language = parseLanguage(request.query[languageParam]) ?? defaultLanguage;
    const origin = requestOrigin(request);
    const { blogPosts } = await executeDocument(
      BlogFeedDocument,
      { first: limits.blog.feed },
      await createAnonymousContext(caller, request, response),
    );
    const feed = buildFeed(blogPosts.nodes, { language, origin, ...(await channel(language)) });
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

function buildFeed(articles: readonly FeedBlogPost[], { language, origin, title, description }: FeedOptions): Feed {
  const feed = new Feed({
    title,
    description,
    language,
    generator: false,
    link: origin + localizedUrl(language, '/blog'),
    feed: origin + localizedUrl(language, blogFeedPath),
    image: `${origin}/touch-icon.png`,
    updated: new Date(Math.max(0, ...articles.map(({ updatedAt }) => new Date(updatedAt).getTime()))),
  });
  const said = (english: string, arabic: string) => (language === 'ar' ? arabic || english : english || arabic);
  for (const article of articles) {
    const { author, category } = article;
    feed.addItem({
      title: toXmlText(said(article.title, article.titleAr)),
      link: origin + localizedUrl(language, blogPostPath(article.slug)),
      description: escapeHtml(toXmlText(said(article.summary, article.summaryAr))),
      date: new Date(article.createdAt),
      extensions: [creatorElement(toXmlText(`${author.firstName} ${author.lastName}`))],
      category: category ? [{ name: toXmlText(said(category.name, category.nameAr)) }] : [],
    });
  }
  return feed;
}

/** RSS's own `author` is an e-mail address, which stays with us. */
const creatorElement = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name },
});

const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What XML can carry of a text. The library would end a CDATA section at the second `]]>` in it. */
const toXmlText = (text: string): string => text.replace(invalidXmlCharacters, '').replaceAll(']]>', ']] >');

/** Descriptions of RSS are HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
