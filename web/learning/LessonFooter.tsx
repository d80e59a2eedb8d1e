import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowForwardIcon } from '../art/icons/contentIcons';
import { CheckIcon } from '../art/icons/lessonIcons';
import { CheckCircleIcon } from '../art/icons/statusIcons';
import { toClientError } from '../data/clientError';
import { invalidateLearning } from '../data/invalidateLearning';
import { localizeField } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { useToast } from '../ui/feedback/ToastProvider';
import { visuallyHidden } from '../ui/layout/hiddenStyles';
import { ButtonLink } from '../ui/navigation/routerLinks';
import { CourseCompleted } from './CourseCompleted';
import { useCompleteLessonMutation } from './__generated__/LessonFooter';
import { findNextLesson } from './findNextLesson';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

export function LessonFooter({ course, lesson }: { course: PlayerCourseFragment; lesson: PlayerLessonFragment }) {
  const { t } = useTranslation('learning');
  const { complete, completing } = useCompleteLesson(lesson.id);
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
    if (justCompleted) endRef.current?.querySelector<HTMLElement>('[data-onward]')?.focus();
  }, [justCompleted]);
  return (
    <Box ref={endRef} sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {justCompleted && t('saved', { progress: String(enrollment?.progress ?? 0) })}
      </Box>
      {state.course && !initialState.course && <CourseCompleted course={course} />}
      <Box sx={footerStyles}>
        {enrollment && lesson.isPublished && (
          <CompleteLessonButton isCompleted={state.lesson} isCompleting={completing} onComplete={complete} />
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
function useCompleteLesson(lessonId: string) {
  const { t } = useTranslation('learning');
  const showToast = useToast();
  const [completeLesson, { loading }] = useCompleteLessonMutation({ update: invalidateLearning });
  const complete = async () => {
    try {
      await completeLesson({ variables: { lessonId } });
    } catch (error) {
      showToast({ title: t('notSaved'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    }
  };
  return { complete: () => void complete(), completing: loading };
}

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
          data-onward
          {...linkProps(next, t('next'))}
        />
      )}
    </Box>
  );
}

interface CompleteLessonButtonProps {
  isCompleted: boolean;
  isCompleting: boolean;
  onComplete: () => void;
}

function CompleteLessonButton({ isCompleted, isCompleting, onComplete }: CompleteLessonButtonProps) {
  const { t } = useTranslation('learning');
  if (isCompleted) {
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
      {isCompleting ? t('saving') : t('markComplete')}
    </Button>
  );
}
