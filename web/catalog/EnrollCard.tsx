import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../schema/contract/access';
import type { CourseOnPage } from './CoursePage';
import { CoursePrice } from './CoursePrice';
import { CourseThumbnail } from './CourseThumbnail';
import { EnrollAction } from './EnrollAction';
import { IncludesList } from './IncludesList';

interface EnrollCardProps {
  course: CourseOnPage;
  /** Null while it is not known who is looking. */
  standing: Standing | null;
}

/** Price, the one thing to do next, and what one gets for it (spec.md section 2). */
export function EnrollCard({ course, standing }: EnrollCardProps) {
  const { t } = useTranslation('courses');
  return (
    <Card component="section" aria-label={t('enroll.label')} tabIndex={-1}>
      <Box sx={{ aspectRatio: { xs: '16 / 9', sm: '3 / 1', md: '16 / 9' }, overflow: 'hidden' }}>
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
        {standing === null ? (
          <Skeleton variant="rounded" height={56} />
        ) : (
          <EnrollAction course={course} standing={standing} />
        )}
        <Divider />
        <IncludesList course={course} />
      </Stack>
    </Card>
  );
}
