import { useTranslation } from '../language';
import type { PlayerLessonFragment } from './__generated__/CoursePlayer';

/** Describes a lesson: the kind where it is a quiz, and the time. A quiz may have none. */
export function useLessonFeatures(): (lesson: PlayerLessonFragment) => string[] {
  const { t } = useTranslation('learning');
  return ({ kind, duration }) => [
    ...(kind === 'quiz' ? [t('quiz')] : []),
    ...(kind === 'quiz' && duration === 0 ? [] : [t('minutes', { count: Math.ceil(duration) })]),
  ];
}
