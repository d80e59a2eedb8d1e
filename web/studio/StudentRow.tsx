import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../art/icons/ChevronDownIcon';
import type { StudioStudentFragment } from './__generated__/StudioStudents';
import { bilingual, formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { LessonStandings } from './LessonStandings';

const colors = { completed: 'primary', in_progress: 'default', pending_payment: 'warning' } as const;

/** One enrolment: who, in which course, how far; lesson by lesson on demand. */
export function StudentRow({ enrollment }: { enrollment: StudioStudentFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { studentName, status, progress, enrolledAt, lastActivityAt } = enrollment;
  const { text: course, ...said } = bilingual(enrollment.course, 'title', language);
  return (
    <Box sx={{ padding: { xs: 2, md: '18px 24px' } }}>
      <Box sx={row}>
        <Box sx={{ gridArea: 'who', minInlineSize: 0 }}>
          <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{studentName}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi lang={said.lang}>{course}</bdi>
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('list.enrolled', { date: formatDate(enrolledAt, language) })}
            {' · '}
            {t('list.active', { date: formatDate(lastActivityAt, language) })}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'state', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Chip size="small" color={colors[status]} label={t(`list.${status}`)} />
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
          aria-controls={isOpen ? panel : undefined}
          aria-label={t('list.lessonsOf', { name: studentName, course })}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ChevronDownIcon size={18} />}
          sx={[action, isOpen && { '& .MuiButton-endIcon': { rotate: '180deg' } }]}
        >
          {t('list.lessons')}
        </Button>
      </Box>
      <Collapse in={isOpen} unmountOnExit id={panel}>
        <LessonStandings enrollmentId={enrollment.id} />
      </Collapse>
    </Box>
  );
}

const row = {
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

const action = {
  gridArea: 'action',
  justifySelf: 'end',
  '& .MuiButton-endIcon': { transition: 'rotate 150ms' },
} as const;
