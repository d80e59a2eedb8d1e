import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnroll } from './useEnroll';

/** For a student who has not joined yet. The button goes once they have: then its card has the focus. */
export function EnrollButton({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const { enroll, isEnrolling } = useEnroll(courseId);
  const onClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const card = button.closest('section');
    const next = (await enroll()) ? card : button;
    next?.focus({ preventScroll: true });
  };
  return (
    <Button variant="contained" size="large" disabled={isEnrolling} onClick={(event) => void onClick(event)}>
      {isEnrolling ? t('enroll.enrolling') : t('enroll.enroll')}
    </Button>
  );
}
