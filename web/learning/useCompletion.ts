import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { forgetLearning } from '../data/forgetLearning';
import { useCompleteLessonMutation } from './__generated__/CompleteLesson';
import { useNotify } from '../ui/Notices';

/** Marks a lesson as complete; the answer puts every tick and bar right. A failure is told, and can be tried again. */
export function useCompletion(lessonId: string) {
  const { t } = useTranslation('learning');
  const notify = useNotify();
  const [completeLesson, { loading }] = useCompleteLessonMutation({ update: forgetLearning });
  const complete = async () => {
    try {
      await completeLesson({ variables: { lessonId } });
    } catch (error) {
      notify({ title: t('notSaved'), description: failureOf(error).text, tone: 'destructive' });
    }
  };
  return { complete: () => void complete(), completing: loading };
}
