import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { dropOther, keepMine, noticed, takeOther, takeTheirs } from './drafts/merging';
import { fieldsOf, isEmpty } from './drafts/sheet';
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

/**
 * Somebody else has changed the same thing, or the same person has in another tab: both versions of each field that says
 * two things, and the decision.
 */
export function Conflict<Values extends object>({ of, said }: ConflictProps<Values>) {
  const { t } = useTranslation('editor');
  const { theirs, others, taken } = of.sheet;
  const [other] = others;
  const isContested = !isEmpty(theirs);
  if (!isContested && !other && taken.length === 0) return null;
  const names = taken.map((field) => t(`fields.${String(field) as Field}`));
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 3 }} role="status">
      {taken.length > 0 && (
        <Alert severity="info" onClose={() => of.change(noticed)} closeText={t('state.understood')}>
          {t('conflict.taken', { fields: names.join('، ') })}
        </Alert>
      )}
      {isContested && (
        <Decision
          of={of}
          said={said}
          about="conflict"
          version={theirs}
          onTake={() => of.change(takeTheirs)}
          onKeep={() => of.change(keepMine)}
        />
      )}
      {other && !isContested && (
        <Decision
          of={of}
          said={said}
          about="versions"
          version={other}
          onTake={() => of.change(takeOther)}
          onKeep={() => of.change(dropOther)}
        />
      )}
    </Stack>
  );
}

interface DecisionProps<Values> extends ConflictProps<Values> {
  about: 'conflict' | 'versions';
  /** What stands against the fields as they are. */
  version: Partial<Values>;
  onTake(): void;
  onKeep(): void;
}

function Decision<Values extends object>({ of, said, about, version, onTake, onKeep }: DecisionProps<Values>) {
  const { t } = useTranslation('editor');
  const text = (field: keyof Values & string, value: unknown) =>
    said?.(field, value) || (typeof value === 'string' && value) || t('conflict.empty');
  return (
    <Alert severity="warning">
      <AlertTitle>{t(`${about}.title`)}</AlertTitle>
      {t(`${about}.text`)}
      {fieldsOf(version as Values).map((field) => (
        <Box key={field} sx={{ marginBlockStart: 1.5 }}>
          <strong>{t(`fields.${field as Field}`)}</strong>
          <Box component="dl" sx={{ ...rowStyles, marginBlockEnd: 0 }}>
            <div>
              <dt>{t(`${about}.theirs`)}</dt>
              <dd dir="auto">{text(field, version[field])}</dd>
            </div>
            <div>
              <dt>{t(`${about}.mine`)}</dt>
              <dd dir="auto">{text(field, of.values[field])}</dd>
            </div>
          </Box>
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
          {t(`${about}.take`)}
        </Button>
        <Button size="small" variant="contained" onClick={onKeep}>
          {t(`${about}.keep`)}
        </Button>
      </Stack>
    </Alert>
  );
}
