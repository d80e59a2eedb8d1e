import { Box, LinearProgress, Stack, Typography, type SxProps, type Theme } from '@mui/material';
import { useRef } from 'react';
import { UsersIcon } from '../art/icons/commonIcons';
import { formatNumber, useLanguage, useTranslation } from '../language';
import { IconText } from '../ui/text/IconText';
import { EventRegistration } from './EventRegistration';
import type { EventCapacityFragment, EventRegistrationFragment } from './__generated__/EventRegistration';

interface EventActionsProps {
  event: EventRegistrationFragment;
  sx: SxProps<Theme>;
}

/** Seats and registration. Receives the focus when an action removes its own button. */
export function EventActions({ event, sx }: EventActionsProps) {
  const { t } = useTranslation('events');
  const stubRef = useRef<HTMLDivElement>(null);
  const focusStub = () => stubRef.current?.focus({ preventScroll: true });
  return (
    <Box ref={stubRef} role="group" aria-label={t('registration')} tabIndex={-1} sx={sx}>
      <EventCapacity event={event} />
      <Stack sx={{ gap: 1 }}>
        <EventRegistration event={event} onDone={focusStub} />
      </Stack>
    </Box>
  );
}

function EventCapacity({ event }: { event: EventCapacityFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { capacity, registeredCount, spotsLeft, isUpcoming } = event;
  if (capacity === null) return null;
  const formatValue = (value: number) => formatNumber(value, language);
  const attendees = { count: capacity, taken: formatValue(registeredCount), n: formatValue(capacity) };
  return (
    <Stack sx={{ gap: 1 }}>
      <IconText icon={<UsersIcon size={20} />}>{t('attendees', attendees)}</IconText>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, Math.floor((registeredCount / capacity) * 100))}
        aria-label={t('attendance')}
      />
      {isUpcoming && spotsLeft !== null && spotsLeft > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('spotsLeft', { count: spotsLeft, n: formatValue(spotsLeft) })}
        </Typography>
      )}
    </Stack>
  );
}
