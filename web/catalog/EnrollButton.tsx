import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useEnroll } from './useEnroll';

/** For a student who has not joined yet. */
export function EnrollButton({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const { enroll, isEnrolling } = useEnroll(courseId);
  return (
    <Button variant="contained" size="large" disabled={isEnrolling} onClick={() => void enroll()}>
      {isEnrolling ? t('enroll.enrolling') : t('enroll.enroll')}
    </Button>
  );
}
