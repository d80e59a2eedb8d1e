import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CourseThumbnail } from '../catalog/CourseThumbnail';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { TextLink } from '../ui/RouterLink';
import { LearnedAction } from './LearnedAction';
import { LearnedFacts } from './LearnedFacts';

/** A course one is enrolled in: how far one is, and the way on. */
export function LearnedCourse({ enrollment }: { enrollment: LearnedCourseFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course, progress } = enrollment;
  const { text: title, ...said } = bilingual(course, 'title', language);
  return (
    <Card component="article" sx={row}>
      <Box sx={{ gridArea: 'picture', aspectRatio: '16 / 10', borderRadius: '12px', overflow: 'hidden' }}>
        <CourseThumbnail course={course} />
      </Box>
      <Box sx={{ gridArea: 'text', minInlineSize: 0, alignSelf: 'center' }}>
        <Typography component="h3" variant="h4" {...said} sx={{ textAlign: 'start' }}>
          <TextLink to={paths.course(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <LearnedFacts enrollment={enrollment} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={progress}
        aria-label={t('progressOf', { course: title })}
        sx={{ gridArea: 'progress' }}
      />
      <Box sx={{ gridArea: 'action', alignSelf: 'center', display: 'grid' }}>
        <LearnedAction enrollment={enrollment} title={title} />
      </Box>
    </Card>
  );
}

const row = {
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
