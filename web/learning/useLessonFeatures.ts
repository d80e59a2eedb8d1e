import { useTranslation } from '../language';
import type { PlayerLessonFragment } from './__generated__/CoursePlayer';

/** Describes a lesson: a quiz by its kind, whose rules say its time, others by their minutes. */
export function useLessonFeatures(): (lesson: PlayerLessonFragment) => string[] {
  const { t } = useTranslation('learning');
  return ({ kind, duration }) => [kind === 'quiz' ? t('quiz') : t('minutes', { count: Math.ceil(duration) })];
}
