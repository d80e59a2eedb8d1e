import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../art/icons/CalendarIcon';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { VideoIcon } from '../art/icons/VideoIcon';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { CancelRegistration } from './CancelRegistration';

/** For the registered: where to meet, the event for their calendar, and the way out. */
export function Registered({ event, onDone }: { event: EventCardFragment; onDone(): void }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { id, meetingUrl } = event;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'primary.main', marginBlockEnd: 0.5 }}>
        <CheckCircleIcon size={22} />
        <Typography sx={{ fontWeight: 700 }}>{t('registered')}</Typography>
      </Stack>
      {meetingUrl?.startsWith('https://') && (
        <Button
          component="a"
          href={meetingUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          startIcon={<VideoIcon />}
        >
          {t('join')}
        </Button>
      )}
      <Button
        component="a"
        href={paths.eventCalendar(id, language)}
        download
        variant="outlined"
        startIcon={<CalendarIcon />}
      >
        {t('calendar')}
      </Button>
      <CancelRegistration event={event} onDone={onDone} />
    </Stack>
  );
}
