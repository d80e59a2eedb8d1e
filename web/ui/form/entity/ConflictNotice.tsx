import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditConflict } from './useEntityForm';

/** A field of a record as a conflict tells it: its label, and what it holds in words ('' for nothing). */
export interface DiffField<Row> {
  name: string;
  label: string;
  said(row: Row): string;
}

interface ConflictNoticeProps<Row> {
  conflict: EditConflict<Row>;
  fields: readonly DiffField<Row>[];
  onTakeTheirs(): void;
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  margin: 0,
  marginBlock: 1.5,
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, marginBlockEnd: { xs: 1, sm: 0 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

/** Somebody else was first: what they have changed, field by field, and the way to take it over. It takes the focus. */
export function ConflictNotice<Row>({ conflict, fields, onTakeTheirs }: ConflictNoticeProps<Row>) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // The button that saved would now save over what nobody has read yet.
  useEffect(() => notice.current?.focus(), [conflict]);
  const { before, now } = conflict;
  const changes = fields.filter(({ said }) => said(before) !== said(now));
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      {t('conflict.text')}
      <Box component="dl" sx={listStyles}>
        {changes.map(({ name, label, said }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd dir="auto">{said(now) || t('conflict.emptied')}</dd>
          </Box>
        ))}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
        {t('conflict.takeTheirs')}
      </Button>
    </Alert>
  );
}
