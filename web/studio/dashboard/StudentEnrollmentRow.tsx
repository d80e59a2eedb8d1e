import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../art/icons/contentIcons';
import { ChevronDownIcon } from '../../art/icons/shellIcons';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { localizeFieldWithLang, formatDate } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { useStudentLessonProgressQuery } from './__generated__/StudioStudentsTab';
import type { LessonProgressItemFragment, StudentEnrollmentRowFragment } from './__generated__/StudioStudentsTab';

/** When the student opened and completed each lesson. Queried once expanded. */
function LessonProgressList({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('studio');
  const query = useStudentLessonProgressQuery({ variables: { id: enrollmentId } });
  return (
    <Box sx={{ paddingBlockStart: 2 }}>
      <QueryResult of={query} skeleton={<Skeleton variant="rounded" sx={{ blockSize: 120 }} />}>
        {({ studioEnrollment }) =>
          studioEnrollment && studioEnrollment.lessonProgress.length > 0 ? (
            <Box component="ol" sx={lessonProgressListStyles}>
              {studioEnrollment.lessonProgress.map((progress) => (
                <LessonProgressItem key={progress.lessonId} progress={progress} />
              ))}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('list.noLessons')}</Typography>
          )
        }
      </QueryResult>
    </Box>
  );
}

function LessonProgressItem({ progress }: { progress: LessonProgressItemFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { openedAt, completedAt } = progress;
  const { text: title, lang } = localizeFieldWithLang(progress, 'title', language);
  const status = completedAt
    ? t('list.lessonCompleted', { date: formatDate(completedAt, language) })
    : openedAt
      ? t('list.lessonOpened', { date: formatDate(openedAt, language) })
      : t('list.lessonUnopened');
  return (
    <Box component="li" sx={lessonProgressItemStyles}>
      <Box aria-hidden sx={{ display: 'inline-flex', color: completedAt ? 'primary.main' : 'text.secondary' }}>
        {completedAt ? (
          <CheckCircleIcon size={20} />
        ) : openedAt ? (
          <ClockIcon size={20} />
        ) : (
          <Box sx={unopenedMarkStyles} />
        )}
      </Box>
      <span>
        <bdi lang={lang}>{title}</bdi>
      </span>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', gridColumn: { xs: 2, sm: 3 } }}>
        {status}
      </Typography>
    </Box>
  );
}

const lessonProgressListStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 2,
  display: 'grid',
  gap: 1.25,
  borderRadius: '12px',
  backgroundColor: 'ground',
} as const;

const lessonProgressItemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
} as const;

const unopenedMarkStyles = {
  inlineSize: 16,
  blockSize: 16,
  margin: '2px',
  border: '2px dashed',
  borderRadius: '50%',
} as const;

const statusColors = { completed: 'primary', in_progress: 'default', pending_payment: 'warning' } as const;

/** An enrolment with its progress, per lesson on demand. */
export function StudentEnrollmentRow({ enrollment }: { enrollment: StudentEnrollmentRowFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { studentName, status, progress, enrolledAt, lastActivityAt } = enrollment;
  const { text: course, lang } = localizeFieldWithLang(enrollment.course, 'title', language);
  return (
    <Box sx={{ padding: { xs: 2, md: '18px 24px' } }}>
      <Box sx={rowStyles}>
        <Box sx={{ gridArea: 'who', minInlineSize: 0 }}>
          <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{studentName}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi lang={lang}>{course}</bdi>
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('list.enrolled', { date: formatDate(enrolledAt, language) })}
            {' · '}
            {t('list.active', { date: formatDate(lastActivityAt, language) })}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'state', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Chip size="small" color={statusColors[status]} label={t(`list.${status}`)} />
        </Box>
        <Box sx={{ gridArea: 'progress', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={progress}
            aria-label={t('list.progressOf', { name: studentName, course })}
            sx={{ flex: 1 }}
          />
          <Typography component="span" dir="ltr" sx={{ fontWeight: 700, minInlineSize: '3rem', textAlign: 'end' }}>
            {t('list.percent', { value: String(progress) })}
          </Typography>
        </Box>
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={t('list.lessonsOf', { name: studentName, course })}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ChevronDownIcon size={18} />}
          sx={[expandButtonStyles, isOpen && { '& .MuiButton-endIcon': { rotate: '180deg' } }]}
        >
          {t('list.lessons')}
        </Button>
      </Box>
      <Collapse in={isOpen} unmountOnExit id={panelId}>
        <LessonProgressList enrollmentId={enrollment.id} />
      </Collapse>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"who who" "progress progress" "state action"',
    md: '"who state progress action"',
  },
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 150px 180px auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
} as const;

const expandButtonStyles = {
  gridArea: 'action',
  justifySelf: 'end',
  '& .MuiButton-endIcon': { transition: 'rotate 150ms' },
} as const;
