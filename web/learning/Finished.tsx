import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { CurrentDivider } from '../art/CurrentDivider';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import type { PlayedCourse } from './played';
import { FinishedArt } from './FinishedArt';

/** The end of a course: a quiet moment, and where to go from here. */
export function Finished({ course }: { course: PlayedCourse }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const facts = { course: inLanguage(course, 'title', language), count: course.lessons.length };
  return (
    <Card data-band="deep" component="section" aria-labelledby="finished-heading" sx={band}>
      <Box sx={content}>
        <div>
          <Typography
            id="finished-heading"
            component="h2"
            variant="h3"
            tabIndex={-1}
            data-onward
            sx={{ outline: 'none' }}
          >
            {t('finishedTitle')}
          </Typography>
          <Typography sx={{ color: 'onDeepMuted', marginBlock: 1 }}>{t('finishedText', facts)}</Typography>
          {course.myEnrollment?.certificateIssued && (
            <Chip color="secondary" icon={<CertificateIcon />} label={t('certificate')} />
          )}
          <WaysOn courseId={course.id} />
        </div>
        <Box sx={{ inlineSize: 200, marginInline: 'auto' }}>
          <FinishedArt />
        </Box>
      </Box>
      <CurrentDivider />
    </Card>
  );
}

function WaysOn({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 3 }}>
      <ButtonLink variant="contained" color="secondary" to={`${paths.dashboard.student}?tab=progress`}>
        {t('seeProgress')}
      </ButtonLink>
      <ButtonLink variant="outlined" color="inherit" to={paths.course(courseId)}>
        {t('backToCourse')}
      </ButtonLink>
    </Box>
  );
}

const band = { border: 0, backgroundColor: 'deep' } as const;

const content = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 200px' },
  gap: 3,
  alignItems: 'center',
  padding: { xs: 3, sm: 4 },
  paddingBlockEnd: { xs: 1, sm: 1 },
} as const;
