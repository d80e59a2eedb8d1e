import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../language';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { TextSkeleton } from '../ui/feedback/queryStates';
import { scriptOnly } from '../ui/layout/layoutStyles';

const LessonThreads = lazy(async () => ({
  default: (await import('../threads/parts/LessonThreads')).LessonThreads,
}));

interface LessonThreadsSectionProps {
  courseId: string;
  lessonId: string;
  canAsk: boolean;
  readSecond(): number | null;
}

const anchor = 'threads';

/** The part below a lesson: its scripts and its query wait until it comes near the window, or a link leads to it. */
export function LessonThreadsSection(props: LessonThreadsSectionProps) {
  const { t } = useTranslation('threads');
  const { ref, isNear, open } = useNearWindow();
  return (
    <Box
      component="section"
      id={anchor}
      ref={ref}
      aria-labelledby="threads-heading"
      className="no-print"
      sx={{ marginBlockStart: { xs: 3, sm: 1 }, scrollMarginBlockStart: 'calc(var(--tayyar-bar) + 16px)' }}
    >
      <Typography id="threads-heading" component="h2" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{t('intro')}</Typography>
      {isNear ? (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <LessonThreads {...props} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={open} sx={scriptOnly}>
          {t('open')}
        </Button>
      )}
    </Box>
  );
}

/** Whether the element has come near the window, or the address names it. */
function useNearWindow() {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const { hash } = useLocation();
  // The server does not know the hash.
  const isLinked = useIsHydrated() && hash === `#${anchor}`;
  useEffect(() => {
    if (isLinked) ref.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear: isNear || isLinked, open: () => setNear(true) };
}
