import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { scriptOnly } from '../../ui/layout/layoutStyles';

interface LazySectionProps {
  /** Its id, which a link may lead to. */
  anchor: string;
  title: string;
  intro: string;
  /** Label of the button that shows it before. */
  open: string;
  /** Its content, loaded when it is first rendered. */
  children: ReactNode;
}

/** A part below a lesson: its scripts and its query wait until it comes near the window, or a link leads to it. */
export function LazySection({ anchor, title, intro, open, children }: LazySectionProps) {
  const { ref, isNear, open: show } = useNearWindow(anchor);
  const headingId = `${anchor}-heading`;
  return (
    <Box
      component="section"
      id={anchor}
      ref={ref}
      aria-labelledby={headingId}
      className="no-print"
      sx={{ marginBlockStart: { xs: 4, sm: 3 }, scrollMarginBlockStart: 'calc(var(--tayyar-bar) + 16px)' }}
    >
      <Typography id={headingId} component="h2" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{intro}</Typography>
      {/* The height of what replaces the button: nothing below moves while one scrolls. */}
      <Box sx={{ minBlockSize: '22.5rem' }}>
        {isNear ? (
          children
        ) : (
          <>
            <Button variant="outlined" onClick={show} sx={{ ...scriptOnly, whiteSpace: 'normal' }}>
              {open}
            </Button>
            <PlainTextFormSkeleton />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Has the shape of a field with its button and what was written before, so that the reserved height is no empty place. */
export const PlainTextFormSkeleton = () => (
  <Box aria-hidden sx={{ ...scriptOnly, marginBlockStart: 2 }}>
    <Skeleton variant="rounded" animation={false} sx={{ blockSize: 88, borderRadius: '12px' }} />
    <Skeleton
      variant="rounded"
      animation={false}
      sx={{ blockSize: 48, inlineSize: 144, borderRadius: '12px', marginBlock: 2 }}
    />
    <Skeleton animation={false} sx={{ inlineSize: '80%' }} />
    <Skeleton animation={false} sx={{ inlineSize: '55%' }} />
  </Box>
);

/** Whether the element has come near the window, or the address names it. */
function useNearWindow(anchor: string) {
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
