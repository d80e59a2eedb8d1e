import { Box, Card, Chip, LinearProgress, Typography } from '@mui/material';
import { useTranslation, formatDate, localizeFieldWithLang, useLanguage } from '../language';
import { NoCoursesArt } from '../art/illustrations/NoCoursesArt';
import { CourseThumbnail } from '../catalog/CourseThumbnail';
import { paths, TextLink, ButtonLink } from '../routing';
import { isOpenPayment } from '../payments/parts/PaymentNotice';
import { PracticeLink } from '../quizzes/parts/PracticeLink';
import { EmptyTab } from './EmptyTab';
import { EnrollmentCertificateLink } from './EnrollmentCertificateLink';
import type { EnrolledCourseCardFragment } from './__generated__/EnrolledCourseList';

export function EnrolledCourseList({ enrollments }: { enrollments: readonly EnrolledCourseCardFragment[] }) {
  const { t } = useTranslation('student');
  if (enrollments.length === 0) return <EmptyTab Art={NoCoursesArt} title={t('noCourses')} text={t('noCoursesText')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
      {enrollments.map((enrollment) => (
        <li key={enrollment.id}>
          <EnrolledCourseCard enrollment={enrollment} />
        </li>
      ))}
    </Box>
  );
}

/** Every item has a dot before it; the container clips the dot at the start of a line. */
const metaStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.25em',
  color: 'text.secondary',
} as const;
const metaItemStyles = {
  position: 'relative',
  paddingInlineStart: '1.25em',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.5em',
    insetBlockStart: 'calc(0.5lh - 2px)',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
} as const;

function EnrolledCourseMeta({ enrollment }: { enrollment: EnrolledCourseCardFragment }) {
  const { t } = useTranslation(['student', 'payments']);
  const { language } = useLanguage();
  const { status, completedLessons, completedAt, course, payment } = enrollment;
  const metaItems = {
    pending_payment: () => [t(payment ? `payments:status.${payment.status}` : 'awaitsPayment')],
    ended: () => [t('ended')],
    in_progress: () => [
      course.lessonCount === 0
        ? t('inPreparation')
        : t('lessonsDone', { done: String(completedLessons.length), count: course.lessonCount }),
      t('lastActivity', { date: formatDate(enrollment.lastActivityAt, language) }),
    ],
    completed: () => [completedAt ? t('completedOn', { date: formatDate(completedAt, language) }) : t('completed')],
  };
  return (
    <Box sx={{ overflow: 'hidden' }}>
      <Typography component="div" variant="body2" sx={metaStyles}>
        {metaItems[status]().map((item) => (
          <Box key={item} component="span" sx={metaItemStyles}>
            {item}
          </Box>
        ))}
      </Typography>
    </Box>
  );
}

const cardStyles = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"picture text" "progress progress" "action action"',
    sm: '"picture text action" "picture progress action"',
  },
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr)',
    sm: '120px minmax(0, 1fr) 176px',
    md: '150px minmax(0, 1fr) 200px',
  },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 2, sm: 1 },
  padding: { xs: 2, md: 2.5 },
} as const;

function EnrolledCourseCard({ enrollment }: { enrollment: EnrolledCourseCardFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course, progress } = enrollment;
  const { text: title, ...langProps } = localizeFieldWithLang(course, 'title', language);
  return (
    <Card component="article" sx={cardStyles}>
      <Box sx={{ gridArea: 'picture', aspectRatio: '16 / 10', borderRadius: '12px', overflow: 'hidden' }}>
        <CourseThumbnail course={course} />
      </Box>
      <Box sx={{ gridArea: 'text', minInlineSize: 0, alignSelf: 'center' }}>
        <Typography component="h3" variant="h4" {...langProps} sx={{ textAlign: 'start' }}>
          <TextLink to={paths.course(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        {course.isArchived && <Chip size="small" label={t('archived')} sx={{ marginBlock: 0.5 }} />}
        <EnrolledCourseMeta enrollment={enrollment} />
        <EnrollmentCertificateLink enrollment={enrollment} />
        <PracticeLink courseId={course.id} practice={enrollment.practice} courseTitle={title} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={progress}
        aria-label={t('progressOf', { course: title })}
        sx={{ gridArea: 'progress' }}
      />
      <Box sx={{ gridArea: 'action', alignSelf: 'center', display: 'grid' }}>
        <EnrolledCourseAction enrollment={enrollment} title={title} />
      </Box>
    </Card>
  );
}

function EnrolledCourseAction({ enrollment, title }: { enrollment: EnrolledCourseCardFragment; title: string }) {
  const { t } = useTranslation(['student', 'payments']);
  const { status, progress, course, nextLesson, payment } = enrollment;
  if (status === 'pending_payment' && isOpenPayment(payment))
    return (
      <ButtonLink
        variant="contained"
        to={paths.payment(payment.id)}
        aria-label={`${t(`payments:notice.action.${payment.status}`)}: ${title}`}
      >
        {t(`payments:notice.action.${payment.status}`)}
      </ButtonLink>
    );
  const canOpen = (status === 'in_progress' || status === 'completed') && nextLesson !== null;
  const label = !canOpen
    ? 'seeCourse'
    : status === 'completed'
      ? 'review'
      : progress > 0
        ? 'continueLearning'
        : 'startLearning';
  const isInProgress = canOpen && status === 'in_progress';
  return (
    <ButtonLink
      variant={isInProgress ? 'contained' : 'outlined'}
      color={isInProgress ? 'primary' : 'inherit'}
      to={paths.course(course.id, canOpen ? { lesson: nextLesson.id } : {})}
      aria-label={`${t(label)}: ${title}`}
    >
      {t(label)}
    </ButtonLink>
  );
}
