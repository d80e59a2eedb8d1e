import { useTranslation } from 'react-i18next';
import type { Language } from '../../schema/contract/languages';
import { useLanguage } from '../language/useLanguage';
import { useNotify } from '../ui/Notices';

/** The language that is spoken, and the way to choose another; a choice that fails is told in the language that stays. */
export function useLanguageChoice(): { language: Language; choose: (language: Language) => void } {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const { language, setLanguage } = useLanguage();
  const choose = (wished: Language) => {
    setLanguage(wished).catch(() => notify({ title: t('languageFailed'), tone: 'destructive' }));
  };
  return { language, choose };
}
