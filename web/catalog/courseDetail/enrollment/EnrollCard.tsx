import { Box, Card, Divider, Skeleton, Stack, Typography, Alert, Button, LinearProgress } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslation, minutesToCeilHours, usePlural } from '../../../language';
import type { CourseAccess } from '../../../../schema/contract/courses/courseAccess';
import { DownloadIcon, QuizIcon } from '../../../art/icons/lessonIcons';
import { GlobeIcon, BookIcon, CertificateIcon, ClockIcon, CheckCircleIcon } from '../../../art/icons/commonIcons';
import { IconText } from '../../../ui/text/IconText';
import { CoursePrice } from '../../CoursePrice';
import { CourseThumbnail } from '../../CourseThumbnail';
import { toClientError } from '../../../data/errors/clientError';
import { invalidateLearning } from '../../../data/apollo/invalidateLearning';
import { paths, ButtonLink, TextLink } from '../../../routing';
import { PaymentNotice } from '../../../payments/parts/PaymentNotice';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { PrerequisiteLinks } from '../../parts/PrerequisiteLinks';
import { PaymentTerms } from './PaymentTerms';
import { enrollOffer } from './enrollOffer';
import { useEnrollInCourseMutation } from './__generated__/EnrollCard';
import type { PaymentTermsFragment } from './__generated__/PaymentTerms';
import type { EnrollCardFragment, EnrollActionFragment } from './__generated__/EnrollCard';
import { CourseDetailDocument } from '../__generated__/CourseScreen';

/** Of the action of the card: the bar of phones shows while it is out of view. */
export const enrollActionId = 'enroll-action';

interface EnrollCardProps {
  course: EnrollCardFragment;
  /** Null while the viewer is loading. */
  role: CourseAccess | null;
  terms: PaymentTermsFragment;
}

export function EnrollCard({ course, role, terms }: EnrollCardProps) {
  const { t } = useTranslation('courses');
  return (
    <Card component="section" aria-label={t('enroll.label')} tabIndex={-1}>
      <Box className="no-print" sx={{ aspectRatio: { xs: '16 / 9', sm: '3 / 1', md: '16 / 9' }, overflow: 'hidden' }}>
        <CourseThumbnail course={course} eager />
      </Box>
      <Stack sx={{ gap: 2.5, padding: { xs: 2.5, sm: 3 } }}>
        <div>
          <CoursePrice course={course} variant="h3" />
          {!course.isFree && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('enroll.lifetime')}
            </Typography>
          )}
        </div>
        {course.isArchived && <Alert severity="info">{t('enroll.archived')}</Alert>}
        {course.lessons.length === 0 && <Alert severity="info">{t('enroll.inPreparation')}</Alert>}
        {course.prerequisites.length > 0 && course.myEnrollment?.status !== 'completed' && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('enroll.prerequisites')}
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
              <PrerequisiteLinks course={course} />
            </Box>
          </Typography>
        )}
        <Stack id={enrollActionId} sx={{ gap: 2.5 }}>
          {role === null ? <Skeleton variant="rounded" height={56} /> : <EnrollAction course={course} role={role} />}
        </Stack>
        {!course.isFree && !course.isArchived && <PaymentTerms terms={terms} />}
        <Divider />
        <CourseIncludes course={course} />
      </Stack>
    </Card>
  );
}

function CourseIncludes({ course }: { course: EnrollCardFragment }) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  const quizCount = course.lessons.filter(({ kind }) => kind === 'quiz').length;
  const hasFiles = course.lessons.some((lesson) => lesson.hasAttachments);
  const rows = [
    { Icon: ClockIcon, text: formatCount('hours', minutesToCeilHours(course.duration)) },
    { Icon: BookIcon, text: formatCount('lessons', course.lessonCount) },
    ...(quizCount > 0 ? [{ Icon: QuizIcon, text: formatCount('quizzes', quizCount) }] : []),
    ...(hasFiles ? [{ Icon: DownloadIcon, text: t('enroll.files') }] : []),
    { Icon: GlobeIcon, text: t('enroll.devices') },
    ...(course.hasCertificate ? [{ Icon: CertificateIcon, text: t('enroll.certificate') }] : []),
  ];
  return (
    <div>
      <Typography component="h2" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {t('enroll.includes')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ Icon, text }) => (
          <li key={text}>
            <IconText icon={<Icon size={20} />}>{text}</IconText>
          </li>
        ))}
      </Stack>
    </div>
  );
}

function EnrollAction({ course, role }: { course: EnrollActionFragment; role: CourseAccess }) {
  const { t } = useTranslation('courses');
  const [firstLesson] = course.lessons;
  switch (role) {
    case 'visitor':
      return <LoginToEnrollPrompt courseId={course.id} />;
    case 'student':
      return <EnrollPanel course={course} />;
    case 'enrolled':
      return <EnrolledPanel course={course} />;
    case 'awaitingPayment':
      return <PaymentNotice payment={course.myEnrollment?.payment} place="course" />;
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

function EnrollPanel({ course }: { course: EnrollActionFragment }) {
  const { t } = useTranslation(['courses', 'payments']);
  const { id, myEnrollment } = course;
  const offer = enrollOffer(course);
  return (
    <>
      {myEnrollment?.status === 'ended' && <Alert severity="info">{t('payments:notice.ended')}</Alert>}
      {offer === 'order' && (
        <ButtonLink to={paths.courseCheckout(id)} variant="contained" size="large">
          {t('enroll.enroll')}
        </ButtonLink>
      )}
      {offer === 'take' && <EnrollButton courseId={id} />}
    </>
  );
}

function EnrolledPanel({ course: { id, myEnrollment } }: { course: EnrollActionFragment }) {
  const { t } = useTranslation(['courses', 'payments']);
  const { progress = 0, nextLesson, payment, certificate } = myEnrollment ?? {};
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
      {certificate && (
        <ButtonLink to={paths.ownCertificate(certificate)} variant="outlined" startIcon={<CertificateIcon />}>
          {t(certificate.status === 'awaiting_name' ? 'enroll.confirmName' : 'enroll.seeCertificate')}
        </ButtonLink>
      )}
      {payment?.status === 'confirmed' && (
        <TextLink to={paths.payment(payment.id)} variant="body2">
          {t('payments:notice.confirmed')}
        </TextLink>
      )}
      <PaymentNotice payment={payment} place="course" />
    </Stack>
  );
}

/** The viewer returns to the course after login or registration. */
function LoginToEnrollPrompt({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const coursePath = paths.course(courseId);
  return (
    <Stack className="no-print" sx={{ gap: 1.5 }}>
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
export function EnrollButton({ courseId, isShort = false }: { courseId: string; isShort?: boolean }) {
  const { t } = useTranslation('courses');
  const { enroll, isEnrolling } = useEnroll(courseId);
  const onClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const card = document.getElementById(enrollActionId)?.closest('section') ?? button.closest('section');
    if (await enroll()) card?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="contained"
      size="large"
      aria-disabled={isEnrolling}
      onClick={isEnrolling ? undefined : (event) => void onClick(event)}
    >
      {isEnrolling ? t('enroll.enrolling') : t(isShort ? 'enroll.enrollShort' : 'enroll.enroll')}
    </Button>
  );
}

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
