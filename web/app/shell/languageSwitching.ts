import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { textDirection, useTranslation, useLanguage } from '../../language';
import { languageNames, type Language } from '../../../schema/contract/languages';
import { languageParam, lockedLanguage } from '../../../schema/contract/site/urls';
import { readStoredLanguage } from '../../language/languageStorage';
import { loadLanguage } from '../../language/messageGroups';
import { usePageAddress } from '../../routing/pageAddress';
import { useToast } from '../../ui/feedback/ToastProvider';

/** In the order of the menu. */
const linkedLanguages: readonly Language[] = ['en', 'ar'];

interface LanguageLink {
  name: string;
  isCurrent: boolean;
  linkProps: Required<Pick<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'dir' | 'onClick'>>;
}

/**
 * Links to the page in each language; none if it exists in one language only. The application changes the language
 * without loading the page; if the messages fail to load, a toast in the current language says so.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { t } = useTranslation('shell');
  const showToast = useToast();
  const { language: current, setLanguage } = useLanguage();
  const { pathname, search } = usePageAddress();
  if (lockedLanguage(pathname) !== undefined) return [];
  return linkedLanguages.map((language) => {
    const query = new URLSearchParams(search);
    query.set(languageParam, language);
    const linkProps = {
      href: `${pathname}?${query.toString()}`,
      hrefLang: language,
      lang: language,
      dir: textDirection(language),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        setLanguage(language).catch(() => showToast({ title: t('languageFailed'), variant: 'destructive' }));
      },
    };
    return { name: languageNames[language], isCurrent: language === current, linkProps };
  });
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
    if (locked) void loadLanguage(readStoredLanguage()).catch(() => undefined);
  }, [locked, lockLanguage]);
  return locked === undefined || locked === language;
}
