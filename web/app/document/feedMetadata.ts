import type { Language } from '../../../schema/contract/languages';
import { loadMessages, createI18n } from '../../language/i18n';
import { siteInfo } from '../../siteInfo';

export async function loadFeedMetadata(language: Language): Promise<{ title: string; description: string }> {
  const { t } = createI18n(language, await loadMessages[language]());
  return { title: t('blog:feed.title', { name: siteInfo.name[language] }), description: t('blog:feed.description') };
}
