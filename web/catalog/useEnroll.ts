import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { CoursePageDocument, useEnrollInCourseMutation } from '../data/generated';
import { useNotify } from '../ui/Notices';

/** What other screens know of the student's courses; they ask anew when they are opened. */
const staleFields = ['myEnrollments', 'myLearning', 'continueLearning', 'recommendedCourses'];

const forgetEnrolments = (cache: ApolloCache) => {
  for (const fieldName of staleFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
};

/** Enrols the signed-in student, says how it went, and refetches their enrolments (spec.md sections 4 and 8). */
export function useEnroll(courseId: string) {
  const { t } = useTranslation('courses');
  const notify = useNotify();
  const [enrollInCourse, { loading }] = useEnrollInCourseMutation({
    update: forgetEnrolments,
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
