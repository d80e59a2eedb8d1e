import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber, useTranslation } from '../../language';
import { RecordSection } from './RecordSection';

interface RecordListRow {
  id: string;
  title: ReactNode;
  facts: readonly ReactNode[];
  state?: ReactNode;
  /** What can be done with the row, beside its state. */
  action?: ReactNode;
}

interface RecordListProps {
  title: string;
  emptyText: string;
  /** Of all rows, also of those that are not shown; default: of those that are. */
  count?: number;
  /** Opposite the title, such as a link to all rows. */
  action?: ReactNode;
  rows: readonly RecordListRow[];
}

/** The rows of another entity that belong to a record. */
export function RecordList({ title, emptyText, rows, count = rows.length, action }: RecordListProps) {
  const { t } = useTranslation('admin');
  const counts = { shown: formatNumber(rows.length, 'ar'), total: formatNumber(count, 'ar') };
  return (
    <RecordSection title={title} count={count} action={action}>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>}
      {rows.length > 0 && rows.length < count && (
        <Typography sx={{ color: 'text.secondary' }}>{t('record.newest', counts)}</Typography>
      )}
      {rows.length > 0 && (
        <Box component="ul" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <RecordListItem key={row.id} {...row} />
          ))}
        </Box>
      )}
    </RecordSection>
  );
}

function RecordListItem({ title, facts, state, action }: RecordListRow) {
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{title}</Box>
        <Box sx={factStyles}>
          {facts.filter(Boolean).map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </Box>
      </Box>
      {state}
      {action}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

const factStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
