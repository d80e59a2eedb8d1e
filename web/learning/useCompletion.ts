import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { useCompleteLessonMutation, type EnrollmentStatus } from '../data/generated';
import { useNotify } from '../ui/Notices';
import { forgetDashboard } from './forgetDashboard';

/** Marks a lesson as complete; a failure is told, and can be tried again. `onDone` learns how the course now stands. */
export function useCompletion(lessonId: string, onDone: (status: EnrollmentStatus) => void) {
  const { t } = useTranslation('learning');
  const notify = useNotify();
  const [completeLesson, { loading }] = useCompleteLessonMutation({ update: forgetDashboard });
  const complete = async () => {
    try {
      const { data } = await completeLesson({ variables: { lessonId } });
      if (data) onDone(data.completeLesson.status);
    } catch (error) {
      notify({ title: t('notSaved'), description: failureOf(error).text, tone: 'destructive' });
    }
  };
  return { complete: () => void complete(), completing: loading };
}
