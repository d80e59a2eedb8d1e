import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation, useLanguage } from '../../language';
import type { Language } from '../../../schema/contract/languages';
import { lockedLanguage } from '../../../schema/contract/urls';
import { loadMessages } from '../../language/i18n';
import { readStoredLanguage } from '../../language/languageStorage';
import { useToast } from '../../ui/feedback/ToastProvider';

interface LanguageSwitcher {
  language: Language;
  selectLanguage(language: Language): void;
  /** Whether the page exists in one language only. */
  isLocked: boolean;
}

/** If the messages of the chosen language fail to load, an error toast is shown in the current language. */
export function useLanguageSwitcher(): LanguageSwitcher {
  const { t } = useTranslation('shell');
  const showToast = useToast();
  const { language, setLanguage } = useLanguage();
  const selectLanguage = (nextLanguage: Language) => {
    setLanguage(nextLanguage).catch(() => showToast({ title: t('languageFailed'), variant: 'destructive' }));
  };
  const isLocked = lockedLanguage(useLocation().pathname) !== undefined;
  return { language, selectLanguage, isLocked };
}

/**
 * Locks the language of a page that exists in one language only, and restores the visitor's choice afterwards. Returns
 * false until the page is in its language; it is not rendered before.
 */
export function useLockedLanguage(pathname: string): boolean {
  const locked = lockedLanguage(pathname);
  const { language, lockLanguage } = useLanguage();
  useEffect(() => {
    lockLanguage(locked);
    // Preloads the visitor's language for the next page.
    if (locked) void loadMessages[readStoredLanguage()]().catch(() => undefined);
  }, [locked, lockLanguage]);
  return locked === undefined || locked === language;
}
