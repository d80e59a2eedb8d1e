import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { forgetLearning } from '../data/forgetLearning';
import { CoursePageDocument } from './__generated__/CourseScreen';
import { useEnrollInCourseMutation } from './__generated__/EnrollInCourse';
import { useNotify } from '../ui/Notices';

/** Enrols the signed-in student, says how it went, and refetches their enrolments (spec.md sections 4 and 8). */
export function useEnroll(courseId: string) {
  const { t } = useTranslation('courses');
  const notify = useNotify();
  const [enrollInCourse, { loading }] = useEnrollInCourseMutation({
    update: forgetLearning,
    refetchQueries: [CoursePageDocument],
    awaitRefetchQueries: true,
  });
  /** Answers whether the student is enrolled now. */
  const enroll = async (): Promise<boolean> => {
    try {
      await enrollInCourse({ variables: { courseId } });
      notify({ title: t('enroll.success'), description: t('enroll.successText') });
      return true;
    } catch (error) {
      notify({ title: t('enroll.failed'), description: failureOf(error).text, tone: 'destructive' });
      return false;
    }
  };
  return { enroll, isEnrolling: loading };
}
