import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../schema/contract/access';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import type { CourseOnPage } from './CoursePage';
import { EnrollButton } from './EnrollButton';
import { Enrolled } from './Enrolled';
import { LoginToEnroll } from './LoginToEnroll';

/** What can be done about the course, by how one stands to it (spec.md section 4, Enrolment). */
export function EnrollAction({ course, standing }: { course: CourseOnPage; standing: Standing }) {
  const { t } = useTranslation('courses');
  const [firstLesson] = course.lessons;
  switch (standing) {
    case 'visitor':
      return <LoginToEnroll courseId={course.id} />;
    case 'student':
      return <EnrollButton courseId={course.id} />;
    case 'enrolled':
      return <Enrolled course={course} />;
    case 'awaitingPayment':
      return <Alert severity="warning">{t('enroll.awaitingPayment')}</Alert>;
    default:
      return (
        <>
          <Alert severity="info">{t('enroll.studentsOnly')}</Alert>
          {standing === 'staff' && firstLesson && (
            <ButtonLink to={paths.course(course.id, { lesson: firstLesson.id })} variant="outlined" size="large">
              {t('enroll.openLessons')}
            </ButtonLink>
          )}
        </>
      );
  }
}
