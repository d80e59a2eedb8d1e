import { useTranslation } from 'react-i18next';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';

/** The one thing to do with a course: go on, look again, or see what it waits for. */
export function LearnedAction({ enrollment, title }: { enrollment: LearnedCourseFragment; title: string }) {
  const { t } = useTranslation('student');
  const { status, progress, course, nextLesson } = enrollment;
  const opens = status !== 'pending_payment' && course.isPublished && nextLesson !== null;
  const label = !opens
    ? 'seeCourse'
    : status === 'completed'
      ? 'review'
      : progress > 0
        ? 'continueLearning'
        : 'startLearning';
  const going = opens && status === 'in_progress';
  return (
    <ButtonLink
      variant={going ? 'contained' : 'outlined'}
      color={going ? 'primary' : 'inherit'}
      to={paths.course(course.id, opens ? { lesson: nextLesson.id } : {})}
      aria-label={`${t(label)}: ${title}`}
    >
      {t(label)}
    </ButtonLink>
  );
}
