import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { TextLink } from '../ui/RouterLink';

/** One course's progress: percent badge (filled at 100, as the specification's 'default' style), bar, state, certificate. */
export function ProgressRow({ enrollment }: { enrollment: LearnedCourseFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course, progress, status, certificateIssued } = enrollment;
  const { text: title, ...said } = bilingual(course, 'title', language);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, padding: { xs: 2, md: '20px 24px' } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="h5" {...said} sx={{ textAlign: 'start', flex: 1, minInlineSize: 0 }}>
          <TextLink to={paths.course(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <Chip
          dir="ltr"
          label={t('percent', { value: String(progress) })}
          color={progress === 100 ? 'primary' : 'default'}
          sx={{ fontWeight: 700 }}
        />
      </Box>
      <LinearProgress variant="determinate" value={progress} aria-label={t('progressOf', { course: title })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(status === 'completed' ? 'completed' : 'inProgress')}
        </Typography>
        {certificateIssued && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'primary.main', fontWeight: 500 }}
          >
            <CertificateIcon size={20} />
            {t('certificateIssued')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
