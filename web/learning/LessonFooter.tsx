import { Box, Button, type ButtonProps } from '@mui/material';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation, localizeField, useLanguage } from '../language';
import { ArrowForwardIcon, CheckCircleIcon, ChevronBackIcon } from '../art/icons/commonIcons';
import { CheckIcon } from '../art/icons/lessonIcons';
import type { IconProps } from '../art/icons/SvgIcon';
import { invalidateLearning } from '../data/apollo/invalidateLearning';
import { paths, ButtonLink } from '../routing';
import { useToast } from '../ui/feedback/ToastProvider';
import { useRequest } from '../ui/hooks/useRequest';
import { visuallyHidden } from '../ui/layout/layoutStyles';
import { CourseCompleted } from './CourseCompleted';
import { findNextLesson } from './parts/findNextLesson';
import { isCompletedByClick } from './lessonStatus';
import { CoursePlayerDocument } from './__generated__/CoursePlayer';
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
  const enrollment = course.myEnrollment;
  const state = {
    lesson: enrollment?.completedLessons.includes(lesson.id) ?? false,
    course: enrollment?.status === 'completed',
  };
  const previous = course.lessons[course.lessons.indexOf(lesson) - 1];
  const [initialState] = useState(state);
  const justCompleted = state.lesson && !initialState.lesson;
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the next action.
    if (justCompleted) endRef.current?.querySelector<HTMLElement>('[data-next-action]')?.focus();
  }, [justCompleted]);
  return (
    <Box ref={endRef} className="no-print" sx={endStyles}>
      <Box role="status" sx={visuallyHidden}>
        {justCompleted && t('saved', { progress: String(enrollment?.progress ?? 0) })}
      </Box>
      {state.course && !initialState.course && <CourseCompleted course={course} />}
      <Box data-kind={lesson.kind} sx={footerStyles}>
        {previous && (
          <LessonLink
            course={course}
            lesson={previous}
            label={t('previous')}
            Icon={ChevronBackIcon}
            variant="outlined"
            color="inherit"
          />
        )}
        <Box sx={onwardStyles}>
          {state.lesson && (
            <Box sx={completedStyles}>
              <CheckCircleIcon />
              <Box component="span" sx={previous && hiddenOnPhones}>
                {t('lessonCompleted')}
              </Box>
            </Box>
          )}
          <OnwardActions course={course} lesson={lesson} ensureOpened={ensureOpened} isCompleted={state.lesson} />
        </Box>
      </Box>
    </Box>
  );
}

/** Completes the lesson or leads on from it. */
function OnwardActions({ course, lesson, ensureOpened, isCompleted }: LessonFooterProps & { isCompleted: boolean }) {
  const { t } = useTranslation('learning');
  const next = findNextLesson(course.lessons, lesson.id, course.myEnrollment?.completedLessons ?? null);
  const { complete, isCompleting } = useCompleteLesson(course, lesson.id, next?.id, ensureOpened);
  if (!isCompletable(lesson, course, isCompleted))
    return (
      next && (
        <LessonLink
          course={course}
          lesson={next}
          label={t('next')}
          variant={isCompleted ? 'contained' : 'outlined'}
          color={isCompleted ? 'primary' : 'inherit'}
          endIcon={<ArrowForwardIcon />}
          data-next-action
        />
      )
    );
  const label = isCompleted ? 'finishCourse' : next ? 'completeAndNext' : 'markComplete';
  return (
    <>
      {next && !isCompleted && (
        <LessonLink course={course} lesson={next} label={t('skip')} variant="text" color="inherit" />
      )}
      <Button
        variant="contained"
        startIcon={<CheckIcon />}
        aria-disabled={isCompleting}
        onClick={isCompleting ? undefined : complete}
      >
        {isCompleting ? t('saving') : t(label)}
      </Button>
    </>
  );
}

/** Beside the buttons of both neighbors there is room for the sign only. */
const hiddenOnPhones = { '@media (max-width: 599.95px)': visuallyHidden } as const;

const completedStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 48,
  color: 'primary.main',
  fontWeight: 700,
} as const;

/** On phones without a box of its own, so that the buttons stick to the window's foot along the whole lesson. */
const endStyles = { display: { xs: 'contents', sm: 'grid' }, gap: 3 } as const;

const footerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
  paddingBlock: { xs: 1.25, sm: 3 },
  borderBlockStart: '1px solid',
  borderColor: 'line',
  // One line of controls: it covers little of a lesson.
  '@media (max-width: 599.95px)': {
    flexWrap: 'nowrap',
    '& .MuiButton-root': { minInlineSize: 48, paddingInline: 1.5, lineHeight: 1.4 },
    '& .MuiButton-contained > .MuiButton-startIcon': { display: 'none' },
    '& .MuiButton-endIcon': { flexShrink: 0 },
  },
  // Over a quiz it would hide its button.
  '@media (max-width: 599.95px) and (min-height: 500px)': {
    '&[data-kind="content"]': {
      position: 'sticky',
      // With large text it would cover more than a fifth of the window: the offset lets it scroll with the lesson.
      insetBlockEnd: 'min(0px, calc((100vh - 28rem) * 100))',
      // Above the labels of fields, which have 1.
      zIndex: 2,
      marginInline: -2,
      paddingInline: 2,
      backgroundColor: 'ground',
    },
  },
} as const;

const onwardStyles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  minInlineSize: 0,
  flexGrow: { xs: 1, sm: 0 },
  alignItems: 'center',
  justifyContent: 'end',
  gap: { xs: 1, sm: 1.5 },
  marginInlineStart: 'auto',
  '& > .MuiButton-contained': { flexGrow: { xs: 1, sm: 0 }, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
} as const;

/**
 * Completes the lesson and opens the next one, unless the course is now completed. On failure a toast is shown and the
 * button can be pressed again.
 */
function useCompleteLesson(
  { id: courseId, lessons }: PlayerCourseFragment,
  lessonId: string,
  nextId: string | undefined,
  ensureOpened: () => Promise<void>,
) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const showToast = useToast();
  // The bodies of lessons that it opens are not loaded yet.
  const opensOthers = lessons.some(({ lockedBy }) => lockedBy === lessonId);
  const [completeLesson] = useCompleteLessonMutation({
    update: invalidateLearning,
    refetchQueries: opensOthers ? [CoursePlayerDocument] : [],
    awaitRefetchQueries: true,
  });
  const { run, isBusy } = useRequest(
    async () => {
      await ensureOpened();
      const { data } = await completeLesson({ variables: { lessonId } });
      const isCourseCompleted = data?.completeLesson.status === 'completed';
      if (nextId !== undefined && !isCourseCompleted) await navigate(paths.course(courseId, { lesson: nextId }));
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('notSaved'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { complete: run, isCompleting: isBusy };
}

const isCompletable = (lesson: PlayerLessonFragment, course: PlayerCourseFragment, isCompleted: boolean): boolean =>
  course.myEnrollment !== null &&
  isCompletedByClick(lesson, course) &&
  (!isCompleted || canFinish(course.myEnrollment));

/** Nothing is owed any more, but a change of lessons completes no course: the student does, with a lesson once more. */
const canFinish = ({ status, progress, owedLessons }: NonNullable<PlayerCourseFragment['myEnrollment']>): boolean =>
  status === 'in_progress' && progress > 0 && owedLessons.length === 0;

interface LessonLinkProps extends Pick<ButtonProps<'a'>, 'variant' | 'color' | 'endIcon'> {
  course: PlayerCourseFragment;
  lesson: PlayerLessonFragment;
  label: string;
  /** Instead of the label on phones. */
  Icon?: ComponentType<IconProps>;
  'data-next-action'?: boolean;
}

function LessonLink({ course, lesson, label, Icon, ...buttonProps }: LessonLinkProps) {
  const { language } = useLanguage();
  return (
    <ButtonLink
      {...buttonProps}
      to={paths.course(course.id, { lesson: lesson.id })}
      aria-label={`${label}: ${localizeField(lesson, 'title', language)}`}
    >
      {Icon && (
        <Box component="span" sx={{ display: { xs: 'flex', sm: 'none' } }}>
          <Icon size={20} />
        </Box>
      )}
      <Box component="span" sx={Icon && { display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </ButtonLink>
  );
}
