import { Box, Card, Chip, Typography } from '@mui/material';
import { CertificateIcon } from '../art/icons/commonIcons';
import { FlowLine } from '../art/parts/FlowLine';
import { Illustration, type IllustrationProps } from '../art/parts/Illustration';
import { WaveLine } from '../art/parts/WaveLine';
import { localizeField, useLanguage, useTranslation } from '../language';
import { paths, ButtonLink } from '../routing';
import { colorVarsWithFallback as c } from '../theme/cssVariables';
import type { PlayerCourseFragment } from './__generated__/CoursePlayer';

const CourseCompletedArt = (props: IllustrationProps) => (
  <Illustration width={200} height={160} {...props}>
    <circle cx={100} cy={78} r={70} fill={c.amber} opacity={0.16} />
    <circle cx={100} cy={78} r={52} fill={c.amber} opacity={0.22} />
    <rect x={38} y={38} width={124} height={88} rx={10} fill={c.snow} />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" fill="none" d="M58 60h56M58 76h40M58 92h28" />
    <path fill={c.primary} d="M122 104l-4 34 16-9 16 9-4-34z" />
    <circle cx={134} cy={94} r={20} fill={c.amber} />
    <path
      stroke={c.onAmber}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M126 94l6 6 11-12"
    />
    <FlowLine d="M4 150c30 0 30-12 56-12s30 12 56 12 30-12 80-12" width={4} />
  </Illustration>
);

/** Under the lesson that completed the course. */
export function CourseCompleted({ course }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const messageValues = {
    course: localizeField(course, 'title', language),
    count: course.myEnrollment?.completedLessons.length ?? 0,
  };
  return (
    <Card data-surface="dark" component="section" aria-labelledby="finished-heading" sx={cardStyles}>
      <Box sx={contentStyles}>
        <div>
          <Typography
            id="finished-heading"
            component="h2"
            variant="h3"
            tabIndex={-1}
            data-next-action
            sx={{ outline: 'none' }}
          >
            {t('finishedTitle')}
          </Typography>
          <Typography sx={{ color: 'onDeepMuted', marginBlock: 1 }}>{t('finishedText', messageValues)}</Typography>
          {course.myEnrollment?.certificateIssued && (
            <Chip
              color="secondary"
              icon={<CertificateIcon />}
              label={t(
                course.myEnrollment.certificate?.status === 'awaiting_name' ? 'certificateAwaitsName' : 'certificate',
              )}
            />
          )}
          <CourseCompletedActions course={course} />
        </div>
        <Box sx={{ inlineSize: 200, marginInline: 'auto' }}>
          <CourseCompletedArt />
        </Box>
      </Box>
      <WaveLine />
    </Card>
  );
}

/** The certificate first, or the name that it awaits. */
function CourseCompletedActions({ course: { id, myEnrollment } }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  const certificate = myEnrollment?.certificateIssued ? myEnrollment.certificate : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 3 }}>
      {certificate && (
        <ButtonLink variant="contained" color="secondary" to={paths.ownCertificate(certificate)}>
          {t(certificate.status === 'awaiting_name' ? 'confirmName' : 'seeCertificate')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={certificate ? 'outlined' : 'contained'}
        color={certificate ? 'inherit' : 'secondary'}
        to={`${paths.dashboard.student}?tab=progress`}
      >
        {t('seeProgress')}
      </ButtonLink>
      <ButtonLink variant="outlined" color="inherit" to={paths.course(id)}>
        {t('backToCourse')}
      </ButtonLink>
    </Box>
  );
}

const cardStyles = { border: 0, backgroundColor: 'deep' } as const;

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 200px' },
  gap: 3,
  alignItems: 'center',
  padding: { xs: 3, sm: 4 },
  paddingBlockEnd: { xs: 1, sm: 1 },
} as const;
