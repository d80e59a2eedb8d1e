import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../../schema/contract/courses/courseAccess';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { toClientError } from '../../data/clientError';
import { invalidateLearning } from '../../data/invalidateLearning';
import { paths } from '../../paths';
import { useToast } from '../../ui/feedback/ToastProvider';
import { ButtonLink, TextLink } from '../../ui/navigation/routerLinks';
import { CourseDetailDocument } from './__generated__/CourseScreen';
import { useEnrollInCourseMutation, type EnrollActionFragment } from './__generated__/EnrollAction';

export function EnrollAction({ course, role }: { course: EnrollActionFragment; role: CourseRole }) {
  const { t } = useTranslation('courses');
  const [firstLesson] = course.lessons;
  switch (role) {
    case 'visitor':
      return <LoginToEnrollPrompt courseId={course.id} />;
    case 'student':
      return <EnrollButton courseId={course.id} />;
    case 'enrolled':
      return <EnrolledPanel course={course} />;
    case 'awaitingPayment':
      return <Alert severity="warning">{t('enroll.awaitingPayment')}</Alert>;
    default:
      return (
        <>
          <Alert severity="info">{t('enroll.studentsOnly')}</Alert>
          {role === 'staff' && firstLesson && (
            <ButtonLink to={paths.course(course.id, { lesson: firstLesson.id })} variant="outlined" size="large">
              {t('enroll.openLessons')}
            </ButtonLink>
          )}
        </>
      );
  }
}

function EnrolledPanel({ course: { id, myEnrollment } }: { course: EnrollActionFragment }) {
  const { t } = useTranslation('courses');
  const { progress = 0, nextLesson } = myEnrollment ?? {};
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'primary.main' }}>
        <CheckCircleIcon size={22} />
        <Typography sx={{ fontWeight: 700 }}>{t('enroll.enrolled')}</Typography>
        <Typography component="span" sx={{ marginInlineStart: 'auto', fontWeight: 700, color: 'text.primary' }}>
          <bdi dir="ltr">{`${progress}%`}</bdi>
        </Typography>
      </Stack>
      <LinearProgress variant="determinate" value={progress} aria-label={t('enroll.progress')} />
      {nextLesson && (
        <ButtonLink to={paths.course(id, { lesson: nextLesson.id })} variant="contained" size="large">
          {t('enroll.continue')}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** The viewer returns to the course after login or registration. */
function LoginToEnrollPrompt({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const coursePath = paths.course(courseId);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ButtonLink to={paths.auth(coursePath)} variant="contained" size="large" sx={{ whiteSpace: 'normal' }}>
        {t('enroll.login')}
      </ButtonLink>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('enroll.newHere')}{' '}
        <TextLink to={paths.auth(coursePath, 'register')} underline="always">
          {t('enroll.createAccount')}
        </TextLink>
      </Typography>
    </Stack>
  );
}

/**
 * The button keeps the focus while it is pending; afterwards the focus moves to the card, because the button is gone.
 */
function EnrollButton({ courseId }: { courseId: string }) {
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

/** Enrolls the viewer, reports the result, and refetches their enrollments. */
function useEnroll(courseId: string) {
  const { t } = useTranslation('courses');
  const showToast = useToast();
  const [enrollInCourse, { loading }] = useEnrollInCourseMutation({
    update: invalidateLearning,
    refetchQueries: [CourseDetailDocument],
    awaitRefetchQueries: true,
  });
  /** Resolves to true if the student is now enrolled. */
  const enroll = async (): Promise<boolean> => {
    try {
      await enrollInCourse({ variables: { courseId } });
      showToast({ title: t('enroll.success'), description: t('enroll.successText') });
      return true;
    } catch (error) {
      showToast({
        title: t('enroll.failed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
      return false;
    }
  };
  return { enroll, isEnrolling: loading };
}
