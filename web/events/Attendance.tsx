import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../art/icons/UsersIcon';
import type { EventSeatsFragment } from './__generated__/EventsScreen';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Fact } from '../ui/Fact';

/** The registered over the capacity, where there is one, and the seats left of an event to come (spec.md sections 2 and 4). */
export function Attendance({ event }: { event: EventSeatsFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { capacity, registeredCount, spotsLeft, isUpcoming } = event;
  if (capacity === null) return null;
  const number = (value: number) => formatNumber(value, language);
  // A fraction reads the same way in both languages.
  const seats = `\u2066${number(registeredCount)} / ${number(capacity)}\u2069`;
  return (
    <Stack sx={{ gap: 1 }}>
      <Fact icon={<UsersIcon size={20} />}>{t('attendees', { count: capacity, seats })}</Fact>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, Math.floor((registeredCount / capacity) * 100))}
        aria-label={t('attendance')}
      />
      {isUpcoming && spotsLeft !== null && spotsLeft > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('spotsLeft', { count: spotsLeft, n: number(spotsLeft) })}
        </Typography>
      )}
    </Stack>
  );
}
