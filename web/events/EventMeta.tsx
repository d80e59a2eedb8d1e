import { Stack } from '@mui/material';
import {
  useTranslation,
  localizeFieldWithLang,
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
} from '../language';
import { LocationIcon, CalendarIcon, ClockIcon, VideoIcon } from '../art/icons/commonIcons';
import { IconText } from '../ui/text/IconText';
import type { EventMetaFragment } from './__generated__/EventMeta';

export function EventMeta({ event }: { event: EventMetaFragment }) {
  const { language } = useLanguage();
  const { date, time } = useFormatEventTimes()(event);
  const { text: location, ...langProps } = localizeFieldWithLang(event, 'location', language);
  const PlaceIcon = event.isOnline ? VideoIcon : LocationIcon;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, marginBlockStart: 2 }}>
      <IconText icon={<CalendarIcon size={20} />}>
        <time dateTime={event.startDate}>{date}</time>
      </IconText>
      <IconText icon={<ClockIcon size={20} />}>{time}</IconText>
      {location && (
        <IconText icon={<PlaceIcon size={20} />}>
          <bdi {...langProps}>{location}</bdi>
        </IconText>
      )}
    </Stack>
  );
}

interface EventTimes {
  startDate: string;
  endDate: string;
  isOnline: boolean;
}

/** Returns the date or date range, the time range, and the time zone if the viewer's time zone differs. */
export function useFormatEventTimes() {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const range = (start: string, end: string) => (start === end ? start : t('range', { from: start, to: end }));
  return ({ startDate, endDate, isOnline }: EventTimes) => {
    const time = range(formatTime(startDate, language), formatTime(endDate, language));
    return {
      date: formatDateRange(startDate, endDate, language),
      isOneDay: formatDate(startDate, language) === formatDate(endDate, language),
      time: isOnline ? t('algiersTime', { time }) : time,
    };
  };
}
