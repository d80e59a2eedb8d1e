import { Box, Typography } from '@mui/material';
import { useTranslation } from '../language';
import { ButtonLink, paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { TextSkeleton } from '../ui/feedback/queryStates';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { lazyPart } from '../ui/lazyPart';

const LinkedThread = lazyPart(async () => (await import('../threads/parts/LinkedThread')).LinkedThread, {
  fallback: <TextSkeleton lines={4} />,
});

/** The question that a message leads to, in place of its lesson, which is no longer in the course. */
export function ThreadWithoutLesson({ courseId, threadId }: { courseId: string; threadId: string }) {
  const { t } = useTranslation('threads');
  const isHydrated = useIsHydrated();
  return (
    <Box component="section" aria-labelledby="thread-heading" sx={{ display: 'grid', gap: 2 }}>
      <PageMeta title={t('ofLesson')} isIndexed={false} />
      <Typography id="thread-heading" component="h1" variant="h2">
        {t('ofLesson')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('lessonGone')}</Typography>
      {isHydrated ? <LinkedThread id={threadId} /> : <TextSkeleton lines={4} />}
      <ButtonLink variant="outlined" to={paths.course(courseId)} sx={{ justifySelf: 'start' }}>
        {t('toCourse')}
      </ButtonLink>
    </Box>
  );
}
