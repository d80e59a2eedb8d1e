import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

/**
 * Counts down from the seconds that the server has reported, by a clock that does not follow the device's. The server alone decides
 * whether an answer is in time.
 */
export function useRemainingSeconds(reported: number): number {
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
