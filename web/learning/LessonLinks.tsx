import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowForwardIcon } from '../art/icons/ArrowForwardIcon';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import type { PlayedCourse, PlayedLesson } from './played';

interface LessonLinksProps {
  course: PlayedCourse;
  previous: PlayedLesson | undefined;
  next: PlayedLesson | undefined;
  /** Once the lesson is complete, going on is the main thing to do. */
  completed: boolean;
}

/** The way to the lessons before and after. */
export function LessonLinks({ course, previous, next, completed }: LessonLinksProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const place = (lesson: PlayedLesson, label: string) => ({
    to: paths.course(course.id, { lesson: lesson.id }),
    'aria-label': `${label}: ${inLanguage(lesson, 'title', language)}`,
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
      {previous && <ButtonLink variant="outlined" color="inherit" {...place(previous, t('previous'))} />}
      {next && (
        <ButtonLink
          variant={completed ? 'contained' : 'outlined'}
          color={completed ? 'primary' : 'inherit'}
          endIcon={<ArrowForwardIcon />}
          data-onward
          {...place(next, t('next'))}
        />
      )}
    </Box>
  );
}
