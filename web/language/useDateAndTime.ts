import { formatDate, formatTime } from '../../schema/contract/text/formatters';
import { useLanguage } from './useLanguage';

/** A function that returns the values `date` and `time` of texts: 'November 18, 2026' and '9:00 AM'. */
export function useDateAndTime(): (iso: string) => { date: string; time: string } {
  const { language } = useLanguage();
  return (iso) => ({ date: formatDate(iso, language), time: formatTime(iso, language) });
}
