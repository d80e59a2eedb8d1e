import type { Language } from '../schema/contract/languages';
import { siteInfo } from '../schema/contract/site/siteInfo';
import { loadAllMessages } from './language/allMessages';
import { createI18n } from './language/i18n';

/*
 * What the gateway's main thread needs of the site. It imports no screens: only the render workers hold them.
 */

export { resolveClientAssets } from './app/document/clientAssets';
export { canonicalPath, isPublicPage, notFoundPath } from './app/routes/canonicalPath';
export { normalizePageUrl } from './routing/pageAddress';
export { sitemapPaths } from './routing/screens';

/** Title and description of the blog feed. */
export async function loadFeedMetadata(language: Language): Promise<{ title: string; description: string }> {
  const { t } = createI18n(language, await loadAllMessages[language]());
  return { title: t('blog:feed.title', { name: siteInfo.name[language] }), description: t('blog:feed.description') };
}
