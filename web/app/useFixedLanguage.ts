import { useEffect } from 'react';
import { fixedLanguage } from '../../schema/contract/addresses';
import { rememberedLanguage } from '../language/memory';
import { loadMessages } from '../language/messages';
import { useLanguage } from '../language/useLanguage';

/**
 * Speaks the language of a page that is in one alone, and goes back to the visitor's own after it. Answers false for the
 * moment before the page is in its language: until then it is not shown.
 */
export function useFixedLanguage(pathname: string): boolean {
  const fixed = fixedLanguage(pathname);
  const { language, demand } = useLanguage();
  useEffect(() => {
    demand(fixed);
    // Whoever leaves such a page finds the next one in their own language at once.
    if (fixed) void loadMessages[rememberedLanguage()]().catch(() => undefined);
  }, [fixed, demand]);
  return fixed === undefined || fixed === language;
}
