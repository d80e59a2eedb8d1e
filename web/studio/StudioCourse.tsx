import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../art/icons/EyeIcon';
import { PencilIcon } from '../art/icons/PencilIcon';
import { CoursePrice } from '../catalog/CoursePrice';
import { CourseRating } from '../catalog/CourseRating';
import { CourseThumbnail } from '../catalog/CourseThumbnail';
import type { StudioCourseFragment } from './__generated__/StudioCourses';
import { bilingual } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { ButtonLink, TextLink } from '../ui/RouterLink';

/** One of the trainer's courses: how it stands, and the ways to see and to change it. */
export function StudioCourse({ course }: { course: StudioCourseFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const counted = useCounted('studio');
  const { text: title, ...said } = bilingual(course, 'title', language);
  return (
    <Card component="article" sx={row}>
      <Box sx={{ gridArea: 'picture', aspectRatio: '16 / 10', borderRadius: '12px', overflow: 'hidden' }}>
        <CourseThumbnail course={course} />
      </Box>
      <Box sx={{ gridArea: 'text', minInlineSize: 0, display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h4" {...said} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          <TextLink to={paths.editCourse(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <Box sx={facts}>
          <Chip
            size="small"
            color={course.isPublished ? 'success' : 'warning'}
            label={t(course.isPublished ? 'courses.published' : 'courses.draft')}
          />
          <CoursePrice course={course} />
          <span>{counted('courses.students', course.enrollmentCount)}</span>
          <span>{counted('courses.lessons', course.lessonCount)}</span>
          {course.ratingCount > 0 ? <CourseRating course={course} /> : <span>{t('courses.unrated')}</span>}
        </Box>
      </Box>
      <Actions course={course} title={title} />
    </Card>
  );
}

function Actions({ course, title }: { course: StudioCourseFragment; title: string }) {
  const { t } = useTranslation('studio');
  return (
    <Box sx={{ gridArea: 'actions', display: 'flex', gap: 1.5, '& > *': { flex: { xs: 1, md: 'none' } } }}>
      <ButtonLink
        color="inherit"
        variant="outlined"
        startIcon={<EyeIcon size={20} />}
        to={paths.course(course.id)}
        aria-label={`${t('courses.view')}: ${title}`}
      >
        {t('courses.view')}
      </ButtonLink>
      <ButtonLink
        variant="outlined"
        startIcon={<PencilIcon size={20} />}
        to={paths.editCourse(course.id)}
        aria-label={`${t('courses.edit')}: ${title}`}
      >
        {t('courses.edit')}
      </ButtonLink>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateAreas: { xs: '"picture text" "actions actions"', md: '"picture text actions"' },
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)', md: '150px minmax(0, 1fr) auto' },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  padding: { xs: 2, md: 2.5 },
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  color: 'text.secondary',
} as const;
