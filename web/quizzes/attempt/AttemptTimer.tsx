import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { ClockIcon } from '../../art/icons/commonIcons';
import { usePlural, useTranslation } from '../../language';
import { scriptOnly, visuallyHidden } from '../../ui/layout/layoutStyles';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

interface AttemptTimerProps {
  /** As the server has reported it last. */
  remainingSeconds: number;
  /** A few seconds before the end, so that the last answers are on the way. */
  onEnding(): void;
  onEnd(): void;
}

/** Seconds before the end. */
const endingAt = 3;
const announcedMinutes = [1, 5] as const;
/** How long an announcement is there for a screen reader, in seconds. */
const announcedFor = 20;

/** The time left. It can be hidden, since it makes some learners nervous; its announcements remain. */
export function AttemptTimer({ remainingSeconds, onEnding, onEnd }: AttemptTimerProps) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  const seconds = useRemainingSeconds(remainingSeconds);
  const [isHidden, setHidden] = useState(false);
  const isEnding = seconds <= endingAt;
  const hasEnded = seconds === 0;
  const ending = useEffectEvent(onEnding);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isEnding) ending();
  }, [isEnding]);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  const announced = announcedMinutes.find(
    (minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - announcedFor,
  );
  const time = formatTimestamp(seconds);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t(isHidden ? 'attempt.showTime' : 'attempt.hideTime')}
        title={t(isHidden ? 'attempt.showTime' : 'attempt.hideTime')}
        onClick={() => setHidden(!isHidden)}
        data-urgent={seconds <= 60}
        sx={chipStyles}
      >
        <ClockIcon size={18} />
        {!isHidden && <bdi dir="ltr">{time}</bdi>}
      </Box>
      {!isHidden && (
        <Box component="span" role="timer" sx={visuallyHidden}>
          {t('attempt.timeLeftIs', { time })}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announced !== undefined && formatCount('attempt.minutesLeft', announced)}
      </Box>
    </>
  );
}

const chipStyles = {
  ...scriptOnly,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 1.25,
  border: 0,
  borderRadius: '12px',
  backgroundColor: 'amberTint',
  color: 'amberInk',
  font: 'inherit',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-urgent="true"]': { backgroundColor: 'dangerTint', color: 'danger' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
} as const;

/**
 * Counts down from the seconds that the server has reported, by a clock that does not follow the device's. The server alone decides
 * whether an answer is in time.
 */
function useRemainingSeconds(reported: number): number {
  const [firstReport] = useState(reported);
  const [isFirstPage] = useState(!useIsHydrated());
  const [remaining, setRemaining] = useState(reported);
  useEffect(() => {
    // The page itself was on the way since its navigation began, which is the zero of this clock.
    const reportedAt = isFirstPage && reported === firstReport ? 0 : performance.now();
    const endsAt = reportedAt + reported * 1000;
    const update = () => setRemaining(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [reported, firstReport, isFirstPage]);
  return remaining;
}
