import { useTranslation } from '../language';
import type { PlayerLessonFragment } from './__generated__/CoursePlayer';

/** Describes a lesson: a quiz by its kind, whose rules say its time, others by their minutes, if their author stated them. */
export function useLessonFeatures(): (lesson: PlayerLessonFragment) => string[] {
  const { t } = useTranslation('learning');
  return ({ kind, duration }) => {
    if (kind === 'quiz') return [t('quiz')];
    return duration > 0 ? [t('minutes', { count: Math.ceil(duration) })] : [];
  };
}
