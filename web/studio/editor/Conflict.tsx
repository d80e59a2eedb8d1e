import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isEmpty, keepMine, noticed, takeTheirs } from './drafts/sheet';
import type { Writing } from './sheets';

/** Every field that a sheet of the editor may have. */
type Field =
  | 'title'
  | 'titleAr'
  | 'description'
  | 'descriptionAr'
  | 'slug'
  | 'categoryId'
  | 'price'
  | 'thumbnail'
  | 'duration'
  | 'level'
  | 'content'
  | 'contentAr'
  | 'videoUrl'
  | 'attachments'
  | 'isPublished';

interface ConflictProps<Values> {
  of: Writing<Values>;
  /** A value as people read it, where it is not a text. */
  said?(field: keyof Values & string, value: unknown): string | undefined;
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  marginBlockStart: 1,
  '& dd': { margin: 0, maxBlockSize: '12em', overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& dt': { fontWeight: 700, fontSize: '0.9375rem' },
} as const;

/** Somebody else has changed the same thing: both versions of each field that both have changed, and the decision. */
export function Conflict<Values extends object>({ of, said = () => undefined }: ConflictProps<Values>) {
  const { t } = useTranslation('editor');
  const { theirs, taken, values } = of.sheet;
  const label = (field: string) => t(`fields.${field as Field}`);
  const text = (field: keyof Values & string, value: unknown) =>
    said(field, value) || (typeof value === 'string' && value) || t('conflict.empty');
  if (isEmpty(theirs) && taken.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 3 }} role="status">
      {taken.length > 0 && (
        <Alert severity="info" onClose={() => of.change(noticed)} closeText={t('state.understood')}>
          {t('conflict.taken', { fields: taken.map((field) => label(String(field))).join('، ') })}
        </Alert>
      )}
      {!isEmpty(theirs) && (
        <Alert severity="warning">
          <AlertTitle>{t('conflict.title')}</AlertTitle>
          {t('conflict.text')}
          {(Object.keys(theirs) as (keyof Values & string)[]).map((field) => (
            <Box key={field} sx={{ marginBlockStart: 1.5 }}>
              <strong>{label(field)}</strong>
              <Box component="dl" sx={{ ...rowStyles, marginBlockEnd: 0 }}>
                <div>
                  <dt>{t('conflict.theirs')}</dt>
                  <dd dir="auto">{text(field, theirs[field])}</dd>
                </div>
                <div>
                  <dt>{t('conflict.mine')}</dt>
                  <dd dir="auto">{text(field, values[field])}</dd>
                </div>
              </Box>
            </Box>
          ))}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
            <Button size="small" variant="outlined" color="inherit" onClick={() => of.change(takeTheirs)}>
              {t('conflict.take')}
            </Button>
            <Button size="small" variant="contained" onClick={() => of.change(keepMine)}>
              {t('conflict.keep')}
            </Button>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
