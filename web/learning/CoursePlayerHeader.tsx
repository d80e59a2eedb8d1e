import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../art/icons/contentIcons';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { TextLink } from '../ui/navigation/routerLinks';
import type { PlayerCourseFragment } from './__generated__/CoursePlayer';

export function CoursePlayerHeader({ course }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(course, 'title', language);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        gap: { xs: 1.5, md: 5 },
        alignItems: 'center',
        marginBlockEnd: { xs: 2.5, md: 4 },
      }}
    >
      <Breadcrumbs aria-label={t('place')} sx={{ overflowWrap: 'anywhere', '& li': { minInlineSize: 0 } }}>
        <TextLink to={paths.courses()}>{t('courses')}</TextLink>
        <TextLink to={paths.course(course.id)} {...langProps}>
          {title}
        </TextLink>
      </Breadcrumbs>
      {course.myEnrollment && <CourseProgress course={course} {...course.myEnrollment} />}
    </Box>
  );
}

function CourseProgress({
  course,
  progress,
  completedLessons,
  certificateIssued,
}: { course: PlayerCourseFragment } & NonNullable<PlayerCourseFragment['myEnrollment']>) {
  const { t } = useTranslation('learning');
  const count = course.lessons.length;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBlockEnd: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lessonsDone', { done: String(completedLessons.length), count })}
        </Typography>
        {certificateIssued ? (
          <Chip size="small" color="success" icon={<CertificateIcon />} label={t('certificate')} />
        ) : (
          <Typography component="bdi" sx={{ fontWeight: 700 }}>{`${progress}%`}</Typography>
        )}
      </Box>
      <LinearProgress variant="determinate" value={progress} aria-label={t('progress')} />
    </div>
  );
}
