import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EventPicture } from '../art/EventPicture';
import { fallbackOf } from '../art/fallback';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { formatPrice } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Thumbnail } from '../ui/Thumbnail';

const badges = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInline: 12,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
} as const;
const badge = { backgroundColor: 'paper', fontWeight: 700 } as const;

/** The event's own picture, else one of the three by its key. On it: whether it is to come, and its price if it has one. */
export function EventPoster({ event: { id, isUpcoming, price, thumbnail } }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  return (
    <>
      {thumbnail ? <Thumbnail src={thumbnail} /> : <EventPicture n={fallbackOf('events', id)} />}
      <Stack direction="row" sx={badges}>
        <Chip
          size="small"
          label={t(isUpcoming ? 'upcoming' : 'past')}
          sx={{ ...badge, color: isUpcoming ? 'primary.main' : 'text.secondary' }}
        />
        {Number(price) > 0 && (
          <Chip size="small" color="secondary" label={formatPrice(price, language)} sx={{ fontWeight: 700 }} />
        )}
      </Stack>
    </>
  );
}
