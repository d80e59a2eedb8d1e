import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../../art/icons/contentIcons';
import { formatNumber } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { IconText } from '../../ui/text/IconText';
import { EventRegistration } from '../EventRegistration';
import type { EventCapacityFragment, EventRegistrationFragment } from '../__generated__/EventRegistration';
import { eventCardActionsStyles } from './eventCardStyles';

/** Receives the focus when an action removes its own button. */
export function EventCardActions({ event }: { event: EventRegistrationFragment }) {
  const { t } = useTranslation('events');
  const stubRef = useRef<HTMLDivElement>(null);
  const focusStub = () => stubRef.current?.focus({ preventScroll: true });
  return (
    <Box ref={stubRef} role="group" aria-label={t('registration')} tabIndex={-1} sx={eventCardActionsStyles}>
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
  // Isolated as left-to-right text, so that Arabic does not swap the two numbers.
  const seats = `\u2066${formatValue(registeredCount)} / ${formatValue(capacity)}\u2069`;
  return (
    <Stack sx={{ gap: 1 }}>
      <IconText icon={<UsersIcon size={20} />}>{t('attendees', { count: capacity, seats })}</IconText>
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
