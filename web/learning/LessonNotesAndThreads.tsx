import { useTranslation } from '../language';
import { lazyPart } from '../ui/lazyPart';
import { LazySection, PlainTextFormSkeleton } from './parts/LazySection';

const LessonNotes = lazyPart(async () => (await import('../notes/parts/LessonNotes')).LessonNotes, {
  fallback: <PlainTextFormSkeleton />,
  isLoadedWhenIdle: false,
});

interface LessonNotesSectionProps {
  lessonId: string;
  hasVideo: boolean;
  readSecond(): number | null;
}

/** The learner's own notes below a lesson. */
export function LessonNotesSection(props: LessonNotesSectionProps) {
  const { t } = useTranslation('notes');
  return (
    <LazySection anchor="notes" title={t('title')} intro={t('intro')} open={t('open')}>
      <LessonNotes {...props} />
    </LazySection>
  );
}

const LessonThreads = lazyPart(async () => (await import('../threads/parts/LessonThreads')).LessonThreads, {
  fallback: <PlainTextFormSkeleton />,
  isLoadedWhenIdle: false,
});

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
