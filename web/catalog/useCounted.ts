import { useTranslation } from 'react-i18next';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

type Countable = 'weeks' | 'hours' | 'minutes' | 'lessons' | 'students' | 'reviews';

/** Says how many of something, in the plural form of the language: `counted('weeks', 8)` is '8 weeks' or '8 أسابيع'. */
export function useCounted() {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  return (what: Countable, count: number) => t(what, { count, n: formatNumber(count, language) });
}
