import { Box, Card, IconButton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslation, localizeFieldWithLang, useLanguage } from '../language';
import { CheckIcon, LockIcon, QuizIcon } from '../art/icons/lessonIcons';
import { CloseIcon } from '../art/icons/listIcons';
import { groupBySection, hasHeadings, hasTitle } from '../catalog/parts/courseOutline';
import { PracticeLink } from '../quizzes/parts/PracticeLink';
import { paths } from '../routing';
import { colorVars } from '../theme/cssVariables';
import { narrowWindow, popoverDrawerStyles, wideWindow } from '../ui/layout/drawerStyles';
import { visuallyHidden } from '../ui/layout/layoutStyles';
import { findLessonStatus } from './lessonStatus';
import { useLessonFeatures } from './useLessonFeatures';
import type { PlayerLessonFragment, PlayerCourseFragment } from './__generated__/CoursePlayer';

interface LessonSidebarProps {
  course: PlayerCourseFragment;
  currentId: string;
  canOpen: boolean;
}

export const lessonListId = 'lessons';

/** Sticky below the bar, with a scroll of its own; a drawer on narrow windows. */
const sidebarStyles = {
  padding: 1,
  [wideWindow]: {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    insetBlockStart: 'calc(var(--tayyar-bar) + 24px)',
    inlineSize: 'auto',
    boxSizing: 'border-box',
    maxBlockSize: 'calc(100vh - var(--tayyar-bar) - 48px)',
    margin: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '[data-focus-mode="true"] > &': { display: 'none' },
  },
  [narrowWindow]: popoverDrawerStyles('end'),
} as const;

export function LessonSidebar({ course, currentId, canOpen }: LessonSidebarProps) {
  const { t } = useTranslation('learning');
  const completed = new Set(course.myEnrollment?.completedLessons);
  const groups = groupBySection(
    course.sections,
    course.lessons,
    (lesson) => findLessonStatus(lesson, course) === 'withdrawn',
  );
  return (
    <Card component="nav" id={lessonListId} popover="auto" aria-labelledby="lessons-heading" sx={sidebarStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="lessons-heading" component="h2" variant="h4" sx={{ padding: '12px 12px 8px' }}>
          {t('lessons')}
        </Typography>
        <IconButton
          aria-label={t('closeLessons')}
          popoverTarget={lessonListId}
          popoverTargetAction="hide"
          sx={{ [wideWindow]: { display: 'none' } }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ paddingInline: 1.5 }}>
        <PracticeLink courseId={course.id} practice={course.myEnrollment?.practice ?? null} />
      </Box>
      {groups.map(({ section, lessons }) => (
        <Box key={section?.id ?? 'withdrawn'} sx={{ '& + &': { marginBlockStart: 1.5 } }}>
          {hasHeadings(course.sections) && <SectionHeading section={section} />}
          <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {lessons.map((lesson) => (
              <LessonSidebarItem
                key={lesson.id}
                lesson={lesson}
                mark={findLessonStatus(lesson, course)}
                number={course.lessons.indexOf(lesson) + 1}
                to={(canOpen && lesson.lockedBy === null) || lesson.isPreview ? course.id : null}
                current={lesson.id === currentId}
                completed={completed.has(lesson.id)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

/** Lessons of no section are withdrawn. A section without titles among others has no heading. */
function SectionHeading({ section }: { section: PlayerCourseFragment['sections'][number] | null }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  if (section && !hasTitle(section)) return null;
  const { text: title, ...langProps } = section
    ? localizeFieldWithLang(section, 'title', language)
    : { text: t('withdrawnLessons') };
  return (
    <Typography
      component="h3"
      variant="subtitle2"
      {...langProps}
      sx={{ padding: '8px 12px 4px', fontWeight: 700, overflowWrap: 'anywhere' }}
    >
      {title}
    </Typography>
  );
}

interface LessonSidebarItemProps {
  lesson: PlayerLessonFragment;
  mark: ReturnType<typeof findLessonStatus>;
  number: number;
  /** Id of the course to link to; null if its lessons are locked. */
  to: string | null;
  current: boolean;
  completed: boolean;
}

const itemStyles = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  padding: '10px 12px',
  borderRadius: '12px',
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  '&[data-open="true"]:hover': { backgroundColor: 'tint' },
  '&[data-current="true"]': { backgroundColor: 'tint', borderInlineStartColor: colorVars.amber },
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[data-current="true"]': { borderBlockEnd: 0, borderInlineStart: '6px solid Highlight' },
  },
} as const;

const statusMarkStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'line',
  backgroundColor: 'paper',
  color: 'muted',
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1,
} as const;

const completedMarkStyles = {
  backgroundColor: 'primary.main',
  borderColor: 'primary.main',
  color: 'onPrimary',
} as const;
const currentMarkStyles = { backgroundColor: 'amber', borderColor: 'amber', color: 'onAmber' } as const;

function LessonSidebarItem({ lesson, mark, number, to, current, completed }: LessonSidebarItemProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const listFeatures = useLessonFeatures();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const state = completed ? t('completed') : to === null ? t('locked') : null;
  const link = to === null ? {} : { component: Link, to: paths.course(to, { lesson: lesson.id }) };
  return (
    <li>
      <Box
        {...link}
        aria-current={current ? 'page' : undefined}
        data-current={current}
        data-open={to !== null}
        sx={itemStyles}
      >
        <Box
          aria-hidden
          sx={{
            ...statusMarkStyles,
            ...(completed && completedMarkStyles),
            ...(current && !completed && currentMarkStyles),
          }}
        >
          {completed ? (
            <CheckIcon size={18} />
          ) : to === null ? (
            <LockIcon size={18} />
          ) : lesson.kind === 'quiz' ? (
            <QuizIcon size={18} />
          ) : (
            number
          )}
        </Box>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography
            variant="body2"
            {...langProps}
            sx={{ fontWeight: current ? 700 : 500, color: 'text.primary', lineHeight: 1.55 }}
          >
            {title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[...listFeatures(lesson), ...(mark ? [t(mark)] : [])].join(' · ')}
          </Typography>
          {state && (
            <Box component="span" sx={visuallyHidden}>
              {state}
            </Box>
          )}
        </Box>
      </Box>
    </li>
  );
}
