import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

interface Timed {
  startDate: string;
  endDate: string;
  isOnline: boolean;
}

/** Says on which day or days an event takes place, and from when to when; whose clock is meant, where people come from afar. */
export function useEventTimes() {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const range = (from: string, to: string) => (from === to ? from : t('range', { from, to }));
  return ({ startDate, endDate, isOnline }: Timed) => {
    const time = range(formatTime(startDate, language), formatTime(endDate, language));
    const days = [formatDate(startDate, language), formatDate(endDate, language)] as const;
    return {
      date: range(...days),
      isOneDay: days[0] === days[1],
      time: isOnline ? t('algiersTime', { time }) : time,
    };
  };
}
