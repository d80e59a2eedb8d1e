import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation, localizeField, useLanguage } from '../language';
import { ArrowForwardIcon, CertificateIcon, CheckCircleIcon } from '../art/icons/commonIcons';
import { CheckIcon } from '../art/icons/lessonIcons';
import { invalidateLearning } from '../data/invalidateLearning';
import { paths, ButtonLink } from '../routing';
import { useToast } from '../ui/feedback/ToastProvider';
import { useRequest } from '../ui/hooks/useRequest';
import { visuallyHidden } from '../ui/layout/layoutStyles';
import { Illustration, type IllustrationProps } from '../art/parts/Illustration';
import { PowerLine } from '../art/parts/PowerLine';
import { WaveLine } from '../art/parts/WaveLine';
import { colorVarsWithFallback as c } from '../theme/cssVariables';
import { isOpenToStudent } from './lessonMark';
import { useCompleteLessonMutation } from './__generated__/LessonFooter';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

interface LessonFooterProps {
  course: PlayerCourseFragment;
  lesson: PlayerLessonFragment;
  /** Resolves when the server knows that the lesson was opened. */
  ensureOpened(): Promise<void>;
}

export function LessonFooter({ course, lesson, ensureOpened }: LessonFooterProps) {
  const { t } = useTranslation('learning');
  const { complete, isCompleting } = useCompleteLesson(lesson.id, ensureOpened);
  const enrollment = course.myEnrollment;
  const state = {
    lesson: enrollment?.completedLessons.includes(lesson.id) ?? false,
    course: enrollment?.status === 'completed',
  };
  const [initialState] = useState(state);
  const justCompleted = state.lesson && !initialState.lesson;
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the next action.
    if (justCompleted) endRef.current?.querySelector<HTMLElement>('[data-next-action]')?.focus();
  }, [justCompleted]);
  return (
    <Box ref={endRef} className="no-print" sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {justCompleted && t('saved', { progress: String(enrollment?.progress ?? 0) })}
      </Box>
      {state.course && !initialState.course && <CourseCompleted course={course} />}
      <Box sx={footerStyles}>
        {enrollment && isOpenToStudent(lesson, course) && (
          <CompleteLessonButton
            isCompleted={state.lesson}
            canFinish={canFinish(enrollment)}
            isCompleting={isCompleting}
            onComplete={complete}
          />
        )}
        <PreviousNextLinks
          course={course}
          previous={course.lessons[course.lessons.indexOf(lesson) - 1]}
          next={findNextLesson(lesson, course)}
          isCompleted={state.lesson}
        />
      </Box>
    </Box>
  );
}

const footerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'line',
} as const;

/** The response updates the cache. On failure a toast is shown and the button can be pressed again. */
function useCompleteLesson(lessonId: string, ensureOpened: () => Promise<void>) {
  const { t } = useTranslation('learning');
  const showToast = useToast();
  const [completeLesson] = useCompleteLessonMutation({ update: invalidateLearning });
  const { run, isBusy } = useRequest(
    async () => {
      await ensureOpened();
      await completeLesson({ variables: { lessonId } });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('notSaved'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { complete: run, isCompleting: isBusy };
}

/** Nothing is owed any more, but a change of lessons completes no course: the student does, with a lesson once more. */
const canFinish = ({ status, progress, owedLessons }: NonNullable<PlayerCourseFragment['myEnrollment']>): boolean =>
  status === 'in_progress' && progress > 0 && owedLessons.length === 0;

interface PreviousNextLinksProps {
  course: PlayerCourseFragment;
  previous: PlayerLessonFragment | undefined;
  next: PlayerLessonFragment | undefined;
  isCompleted: boolean;
}

function PreviousNextLinks({ course, previous, next, isCompleted }: PreviousNextLinksProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const linkProps = (lesson: PlayerLessonFragment, label: string) => ({
    to: paths.course(course.id, { lesson: lesson.id }),
    'aria-label': `${label}: ${localizeField(lesson, 'title', language)}`,
    children: label,
  });
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        flexGrow: { xs: 1, sm: 0 },
        marginInlineStart: 'auto',
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      {previous && <ButtonLink variant="outlined" color="inherit" {...linkProps(previous, t('previous'))} />}
      {next && (
        <ButtonLink
          variant={isCompleted ? 'contained' : 'outlined'}
          color={isCompleted ? 'primary' : 'inherit'}
          endIcon={<ArrowForwardIcon />}
          data-next-action
          {...linkProps(next, t('next'))}
        />
      )}
    </Box>
  );
}

interface CompleteLessonButtonProps {
  isCompleted: boolean;
  canFinish: boolean;
  isCompleting: boolean;
  onComplete: () => void;
}

function CompleteLessonButton({
  isCompleted,
  canFinish: isFinishable,
  isCompleting,
  onComplete,
}: CompleteLessonButtonProps) {
  const { t } = useTranslation('learning');
  if (isCompleted && !isFinishable) {
    return (
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 48, color: 'primary.main', fontWeight: 700 }}
      >
        <CheckCircleIcon />
        {t('lessonCompleted')}
      </Box>
    );
  }
  return (
    <Button
      variant="contained"
      startIcon={<CheckIcon />}
      aria-disabled={isCompleting}
      onClick={isCompleting ? undefined : onComplete}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      {isCompleting ? t('saving') : t(isCompleted ? 'finishCourse' : 'markComplete')}
    </Button>
  );
}

/** The following lesson; after the last one, the first unfinished lesson. */
export function findNextLesson(
  lesson: PlayerLessonFragment,
  { lessons, myEnrollment }: PlayerCourseFragment,
): PlayerLessonFragment | undefined {
  const following = lessons[lessons.indexOf(lesson) + 1];
  if (following || !myEnrollment) return following;
  return lessons.find(({ id }) => id !== lesson.id && !myEnrollment.completedLessons.includes(id));
}

const CourseCompletedArt = (props: IllustrationProps) => (
  <Illustration width={200} height={160} {...props}>
    <circle cx={100} cy={78} r={70} fill={c.amber} opacity={0.16} />
    <circle cx={100} cy={78} r={52} fill={c.amber} opacity={0.22} />
    <rect x={38} y={38} width={124} height={88} rx={10} fill={c.snow} />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" fill="none" d="M58 60h56M58 76h40M58 92h28" />
    <path fill={c.primary} d="M122 104l-4 34 16-9 16 9-4-34z" />
    <circle cx={134} cy={94} r={20} fill={c.amber} />
    <path
      stroke={c.onAmber}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M126 94l6 6 11-12"
    />
    <PowerLine d="M4 150c30 0 30-12 56-12s30 12 56 12 30-12 80-12" width={4} />
  </Illustration>
);

function CourseCompleted({ course }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const messageValues = {
    course: localizeField(course, 'title', language),
    count: course.myEnrollment?.completedLessons.length ?? 0,
  };
  return (
    <Card data-surface="dark" component="section" aria-labelledby="finished-heading" sx={cardStyles}>
      <Box sx={contentStyles}>
        <div>
          <Typography
            id="finished-heading"
            component="h2"
            variant="h3"
            tabIndex={-1}
            data-next-action
            sx={{ outline: 'none' }}
          >
            {t('finishedTitle')}
          </Typography>
          <Typography sx={{ color: 'onDeepMuted', marginBlock: 1 }}>{t('finishedText', messageValues)}</Typography>
          {course.myEnrollment?.certificateIssued && (
            <Chip
              color="secondary"
              icon={<CertificateIcon />}
              label={t(
                course.myEnrollment.certificate?.status === 'awaiting_name' ? 'certificateAwaitsName' : 'certificate',
              )}
            />
          )}
          <CourseCompletedActions course={course} />
        </div>
        <Box sx={{ inlineSize: 200, marginInline: 'auto' }}>
          <CourseCompletedArt />
        </Box>
      </Box>
      <WaveLine />
    </Card>
  );
}

/** The certificate first, or the name that it awaits. */
function CourseCompletedActions({ course: { id, myEnrollment } }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  const certificate = myEnrollment?.certificateIssued ? myEnrollment.certificate : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 3 }}>
      {certificate && (
        <ButtonLink variant="contained" color="secondary" to={paths.certificates(certificate.number)}>
          {t(certificate.status === 'awaiting_name' ? 'confirmName' : 'seeCertificate')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={certificate ? 'outlined' : 'contained'}
        color={certificate ? 'inherit' : 'secondary'}
        to={`${paths.dashboard.student}?tab=progress`}
      >
        {t('seeProgress')}
      </ButtonLink>
      <ButtonLink variant="outlined" color="inherit" to={paths.course(id)}>
        {t('backToCourse')}
      </ButtonLink>
    </Box>
  );
}

const cardStyles = { border: 0, backgroundColor: 'deep' } as const;

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 200px' },
  gap: 3,
  alignItems: 'center',
  padding: { xs: 3, sm: 4 },
  paddingBlockEnd: { xs: 1, sm: 1 },
} as const;
