import Stack from '@mui/material/Stack';
import { CalendarIcon } from '../art/icons/CalendarIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import { PinIcon } from '../art/icons/PinIcon';
import { VideoIcon } from '../art/icons/VideoIcon';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Fact } from '../ui/Fact';
import { useEventTimes } from './useEventTimes';

/** When and where: day, hour, and the place where there is one. */
export function EventFacts({ event }: { event: EventCardFragment }) {
  const { language } = useLanguage();
  const { date, time } = useEventTimes()(event);
  const { text: place, ...tongue } = bilingual(event, 'location', language);
  const PlaceIcon = event.isOnline ? VideoIcon : PinIcon;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, marginBlockStart: 2 }}>
      <Fact icon={<CalendarIcon size={20} />}>
        <time dateTime={event.startDate}>{date}</time>
      </Fact>
      <Fact icon={<ClockIcon size={20} />}>{time}</Fact>
      {place && (
        <Fact icon={<PlaceIcon size={20} />}>
          <bdi {...tongue}>{place}</bdi>
        </Fact>
      )}
    </Stack>
  );
}
