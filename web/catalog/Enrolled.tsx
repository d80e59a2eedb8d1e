import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import type { CourseOnPage } from './CoursePage';

/** For a student of the course: how far they are, and the way on. */
export function Enrolled({ course: { id, myEnrollment } }: { course: CourseOnPage }) {
  const { t } = useTranslation('courses');
  const { progress = 0, nextLesson } = myEnrollment ?? {};
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
    </Stack>
  );
}
