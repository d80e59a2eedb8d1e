import { Box, Card, Checkbox, Typography } from '@mui/material';
import { formatDate, localizeField, useLanguage, useTranslation } from '../../language';
import type { GradeBookRowFragment } from './__generated__/gradeBook';
import { WriteButton, type GradeRowsProps } from './GradeTable';
import { StuckNote } from './StuckNote';

/** The learners of a page on phones: how far each is, and where they are stuck. */
export function GradeCards(props: GradeRowsProps) {
  const { t } = useTranslation('gradeBook');
  return (
    <Box component="ul" aria-label={t('table')} sx={listStyles}>
      {props.rows.map((row) => (
        <GradeCard key={row.enrollmentId} {...props} row={row} />
      ))}
    </Box>
  );
}

function GradeCard({ courseId, lessons, row, selection, onWrite }: GradeRowsProps & { row: GradeBookRowFragment }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const { enrollmentId, isReachable } = row;
  const name = localizeField(row, 'studentName', language);
  return (
    <Card component="li" sx={cardStyles}>
      <Checkbox
        checked={selection.ids.has(enrollmentId)}
        disabled={!isReachable}
        onChange={() => selection.toggle(enrollmentId)}
        slotProps={{ input: { 'aria-label': t('select', { name }) } }}
        sx={{ marginBlockStart: '-6px' }}
      />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('progress')} <bdi dir="ltr">{`${row.progress}%`}</bdi>
          {!row.stuck && ` · ${t(`states.${row.state}`)} · ${formatDate(row.lastActivityAt, language)}`}
        </Typography>
        <StuckNote courseId={courseId} row={row} lessons={lessons} />
      </Box>
      <WriteButton name={name} isReachable={isReachable} onClick={() => onWrite(row)} />
    </Card>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 0.5,
  paddingBlock: 1.5,
  paddingInline: 1,
} as const;
