import { formatDate, formatMonth, useLanguage, useTranslation } from '../../language';

/** The current month or week, which is last, is marked as incomplete. */
export function useIntervalNames(starts: readonly string[], interval: 'month' | 'week'): readonly string[] {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const names = starts.map((startsAt) => (interval === 'month' ? formatMonth : formatDate)(startsAt, language));
  return names.map((label, index) => (index === names.length - 1 ? t('analytics.running', { label }) : label));
}
