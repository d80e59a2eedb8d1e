import type { Language } from '../../schema/contract/languages';
import { identity } from '../identity';
import { loadMessages } from '../language/messages';
import { createSpeaker } from '../language/speaker';

/** What the blog's feed says of itself in a language. */
export async function channelOf(language: Language): Promise<{ title: string; description: string }> {
  const { t } = createSpeaker(language, await loadMessages[language]());
  return { title: t('blog:feed.title', { name: identity.name[language] }), description: t('blog:feed.description') };
}
