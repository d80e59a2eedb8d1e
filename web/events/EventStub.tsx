import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { Attendance } from './Attendance';
import { EventAction } from './EventAction';
import { ticketStub } from './ticket';

/** How many come, and what one can do about it. It takes the focus of a button that goes with what it has done. */
export function EventStub({ event }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const stub = useRef<HTMLDivElement>(null);
  const takeFocus = () => stub.current?.focus({ preventScroll: true });
  return (
    <Box ref={stub} role="group" aria-label={t('registration')} tabIndex={-1} sx={ticketStub}>
      <Attendance event={event} />
      <Stack sx={{ gap: 1 }}>
        <EventAction event={event} onDone={takeFocus} />
      </Stack>
    </Box>
  );
}
