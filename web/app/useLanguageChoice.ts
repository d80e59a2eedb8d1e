import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fixedLanguage } from '../../schema/contract/addresses';
import type { Language } from '../../schema/contract/languages';
import { useLanguage } from '../language/useLanguage';
import { useNotify } from '../ui/Notices';

interface LanguageChoice {
  language: Language;
  choose(language: Language): void;
  /** Whether the page is in one language alone, so that there is nothing to choose. */
  isFixed: boolean;
}

/** The language that is spoken, and the way to choose another; a choice that fails is told in the language that stays. */
export function useLanguageChoice(): LanguageChoice {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const { language, setLanguage } = useLanguage();
  const choose = (wished: Language) => {
    setLanguage(wished).catch(() => notify({ title: t('languageFailed'), tone: 'destructive' }));
  };
  const isFixed = fixedLanguage(useLocation().pathname) !== undefined;
  return { language, choose, isFixed };
}
