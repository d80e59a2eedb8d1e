import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { EventGuestsQuery } from '../__generated__/EventsTab';
import { formatDate } from '../../language/formats';

type Guest = EventGuestsQuery['eventRegistrationTable']['rows'][number];

interface GuestsProps {
  rows: readonly Guest[];
  totalCount: number;
  /** Reads this page as well. */
  onMore(page: number): Promise<unknown>;
}

const perPage = 100;

const listStyles = { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' } as const;

const guestStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) max-content' },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** A line each: who comes, how to reach them, since when. */
export function Guests({ rows, totalCount, onMore }: GuestsProps) {
  const { t } = useTranslation('adminEvents');
  return (
    <>
      <Box component="ul" aria-label={t('registered')} sx={listStyles}>
        {rows.map(({ id, name, email, phone, createdAt }) => (
          <Box component="li" key={id} sx={guestStyles}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              <bdi>{name}</bdi>
            </Box>
            <span>
              <MuiLink href={`mailto:${email}`} dir="ltr">
                {email}
              </MuiLink>
            </span>
            <span>
              {phone && (
                <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
                  {phone}
                </MuiLink>
              )}
            </span>
            <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {formatDate(createdAt, 'ar')}
            </Box>
          </Box>
        ))}
      </Box>
      {rows.length < totalCount && (
        <Button
          variant="outlined"
          sx={{ marginBlockStart: 2 }}
          onClick={() => void onMore(Math.floor(rows.length / perPage) + 1).catch(() => undefined)}
        >
          {t('guests.more')}
        </Button>
      )}
    </>
  );
}
