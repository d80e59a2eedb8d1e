import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnroll } from './useEnroll';

/** For a student who has not joined yet. The button keeps the focus, and hands it to its card as it goes. */
export function EnrollButton({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const { enroll, isEnrolling } = useEnroll(courseId);
  const onClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const card = button.closest('section');
    if (await enroll()) card?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="contained"
      size="large"
      aria-disabled={isEnrolling}
      onClick={isEnrolling ? undefined : (event) => void onClick(event)}
    >
      {isEnrolling ? t('enroll.enrolling') : t('enroll.enroll')}
    </Button>
  );
}
