import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import { useStudentStandingsQuery } from './__generated__/StudioStudents';
import type { StandingFragment } from './__generated__/StudioStudents';
import { bilingual, formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Remote } from '../ui/Remote';

/** Which lessons a student has opened and completed, and when; asked for when it is looked at. */
export function LessonStandings({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('studio');
  const standings = useStudentStandingsQuery({ variables: { id: enrollmentId } });
  return (
    <Box sx={{ paddingBlockStart: 2 }}>
      <Remote of={standings} skeleton={<Skeleton variant="rounded" sx={{ blockSize: 120 }} />}>
        {({ teachingEnrollment }) =>
          teachingEnrollment && teachingEnrollment.lessonStandings.length > 0 ? (
            <Box component="ol" sx={list}>
              {teachingEnrollment.lessonStandings.map((standing) => (
                <Standing key={standing.lessonId} standing={standing} />
              ))}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('list.noLessons')}</Typography>
          )
        }
      </Remote>
    </Box>
  );
}

function Standing({ standing }: { standing: StandingFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { openedAt, completedAt } = standing;
  const { text: title, ...said } = bilingual(standing, 'title', language);
  const told = completedAt
    ? t('list.lessonCompleted', { date: formatDate(completedAt, language) })
    : openedAt
      ? t('list.lessonOpened', { date: formatDate(openedAt, language) })
      : t('list.lessonUnopened');
  return (
    <Box component="li" sx={item}>
      <Box aria-hidden sx={{ display: 'inline-flex', color: completedAt ? 'primary.main' : 'text.secondary' }}>
        {completedAt ? <CheckCircleIcon size={20} /> : openedAt ? <ClockIcon size={20} /> : <Box sx={unopened} />}
      </Box>
      <span>
        <bdi lang={said.lang}>{title}</bdi>
      </span>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', gridColumn: { xs: 2, sm: 3 } }}>
        {told}
      </Typography>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 2,
  display: 'grid',
  gap: 1.25,
  borderRadius: '12px',
  backgroundColor: 'ground',
} as const;

const item = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
} as const;

const unopened = { inlineSize: 16, blockSize: 16, margin: '2px', border: '2px dashed', borderRadius: '50%' } as const;
