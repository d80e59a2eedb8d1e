import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { termFields } from './draft';
import type { Conflict } from './useTermForm';

interface TermConflictProps {
  conflict: Conflict;
  onTake(): void;
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

/** Somebody else was first: what they have changed, field by field, and the way to take it over. */
export function TermConflict({ conflict: { before, now }, onTake }: TermConflictProps) {
  const { t } = useTranslation('glossary');
  const changes = termFields.filter((field) => before[field] !== now[field]);
  const said = (field: (typeof termFields)[number]) =>
    field === 'isPublished' ? t(now.isPublished ? 'edit.published' : 'draft') : now[field] || t('edit.emptied');
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('edit.conflict')}</AlertTitle>
      {t('edit.conflictText')}
      <Box component="dl" sx={listStyles}>
        {changes.map((field) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <dt>{t(`edit.fields.${field}`)}</dt>
            <dd dir="auto">{said(field)}</dd>
          </Box>
        ))}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
        {t('edit.takeTheirs')}
      </Button>
    </Alert>
  );
}
