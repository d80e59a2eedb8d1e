import { lazy } from 'react';
import { useTranslation } from '../language';
import { LazySection } from './parts/LazySection';

const LessonThreads = lazy(async () => ({
  default: (await import('../threads/parts/LessonThreads')).LessonThreads,
}));

interface LessonThreadsSectionProps {
  courseId: string;
  lessonId: string;
  canAsk: boolean;
  readSecond(): number | null;
}

/** The questions below a lesson. */
export function LessonThreadsSection(props: LessonThreadsSectionProps) {
  const { t } = useTranslation('threads');
  return (
    <LazySection anchor="threads" title={t('title')} intro={t('intro')} open={t('open')}>
      <LessonThreads {...props} />
    </LazySection>
  );
}
