import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../../schema/contract/languages';
import { lockedLanguage } from '../../../schema/contract/urls';
import { loadMessages } from '../../language/i18n';
import { readStoredLanguage } from '../../language/languageStorage';
import { useLanguage } from '../../language/useLanguage';
import { useToast } from '../../ui/feedback/ToastProvider';

interface LanguageSwitcher {
  language: Language;
  choose(language: Language): void;
  /** Whether the page is in one language alone, so that there is nothing to choose. */
  isFixed: boolean;
}

/** The language that is spoken, and the way to choose another; a choice that fails is told in the language that stays. */
export function useLanguageSwitcher(): LanguageSwitcher {
  const { t } = useTranslation('shell');
  const notify = useToast();
  const { language, setLanguage } = useLanguage();
  const choose = (wished: Language) => {
    setLanguage(wished).catch(() => notify({ title: t('languageFailed'), variant: 'destructive' }));
  };
  const isFixed = lockedLanguage(useLocation().pathname) !== undefined;
  return { language, choose, isFixed };
}

/**
 * Speaks the language of a page that is in one alone, and goes back to the visitor's own after it. Answers false for the
 * moment before the page is in its language: until then it is not shown.
 */
export function useLockedLanguage(pathname: string): boolean {
  const fixed = lockedLanguage(pathname);
  const { language, demand } = useLanguage();
  useEffect(() => {
    demand(fixed);
    // Whoever leaves such a page finds the next one in their own language at once.
    if (fixed) void loadMessages[readStoredLanguage()]().catch(() => undefined);
  }, [fixed, demand]);
  return fixed === undefined || fixed === language;
}
