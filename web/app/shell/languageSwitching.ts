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
  /** Whether the page exists in one language only. */
  isFixed: boolean;
}

/** If the messages of the chosen language fail to load, an error toast is shown in the current language. */
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
 * Locks the language of a page that exists in one language only, and restores the visitor's choice afterwards. Returns
 * false until the page is in its language; it is not rendered before.
 */
export function useLockedLanguage(pathname: string): boolean {
  const fixed = lockedLanguage(pathname);
  const { language, demand } = useLanguage();
  useEffect(() => {
    demand(fixed);
    // Preloads the visitor's language for the next page.
    if (fixed) void loadMessages[readStoredLanguage()]().catch(() => undefined);
  }, [fixed, demand]);
  return fixed === undefined || fixed === language;
}
