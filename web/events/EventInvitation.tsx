import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../art/icons/CalendarIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import { PinIcon } from '../art/icons/PinIcon';
import { VideoIcon } from '../art/icons/VideoIcon';
import type { EventTeaserFragment } from './__generated__/EventTeaser';
import { bilingual, formatPrice } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Fact } from '../ui/Fact';
import { TextLink } from '../ui/RouterLink';
import { linkedCard, stretched } from '../ui/stretched';
import { DateTile } from './DateTile';
import { useEventTimes } from './useEventTimes';

const cardStyles = { ...linkedCard, gap: 2, padding: { xs: 2.5, sm: 3 } } as const;

const priceStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  borderBlockStart: '2px dashed',
  borderColor: 'divider',
  paddingBlockStart: 2,
} as const;

/** An event in a few words, with its date and price; all of the card leads to it. */
export function EventInvitation({ event }: { event: EventTeaserFragment }) {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation();
  const { language } = useLanguage();
  const { date, isOneDay, time } = useEventTimes()(event);
  const { text, ...tongue } = bilingual(event, 'title', language);
  const { text: place, ...placeTongue } = bilingual(event, 'location', language);
  const PlaceIcon = event.isOnline ? VideoIcon : PinIcon;
  return (
    <Card component="article" data-lift sx={cardStyles}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateTile date={event.startDate} whole={date} />
        <Typography component="h3" variant="h4" {...tongue} sx={{ flexGrow: 1, minInlineSize: 0, textAlign: 'start' }}>
          <TextLink to={paths.event(event.id)} underline="none" sx={stretched}>
            {text}
          </TextLink>
        </Typography>
      </Stack>
      <Stack sx={{ gap: 0.75, flexGrow: 1, alignItems: 'flex-start' }}>
        {!isOneDay && <Fact icon={<CalendarIcon size={18} />}>{date}</Fact>}
        <Fact icon={<ClockIcon size={18} />}>{time}</Fact>
        {place && (
          <Fact icon={<PlaceIcon size={18} />}>
            <bdi {...placeTongue}>{place}</bdi>
          </Fact>
        )}
      </Stack>
      <Stack direction="row" sx={priceStyles}>
        <Typography component="span" variant="h5" sx={{ fontWeight: 800 }}>
          {Number(event.price) > 0 ? formatPrice(event.price, language) : common('free')}
        </Typography>
        {event.isSoldOut && <Chip size="small" label={t('soldOut')} />}
      </Stack>
    </Card>
  );
}
