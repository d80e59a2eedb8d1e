import { lazy } from 'react';
import { useTranslation } from '../language';
import { LazySection } from './parts/LazySection';

const LessonNotes = lazy(async () => ({ default: (await import('../notes/parts/LessonNotes')).LessonNotes }));

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
