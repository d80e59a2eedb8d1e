import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { discardOtherTab, keepLocal, dismissNotice, acceptOtherTab, acceptRemote } from '../../drafts/merge';
import { fieldNames, isEmptyObject } from '../../drafts/draft';
import type { DraftHandle } from '../../drafts/useDraft';

/** Every field that a sheet of the editor may have. */
type CourseEditorField =
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

interface DraftConflictProps<Values> {
  draft: DraftHandle<Values>;
  /** A value as people read it, where it is not a text. */
  formatValue?(field: keyof Values & string, value: unknown): string | undefined;
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
export function DraftConflict<Values extends object>({ draft, formatValue }: DraftConflictProps<Values>) {
  const { t } = useTranslation('editor');
  const { remoteConflicts, otherTabVersions, autoMerged } = draft.draft;
  const [other] = otherTabVersions;
  const isContested = !isEmptyObject(remoteConflicts);
  if (!isContested && !other && autoMerged.length === 0) return null;
  const names = autoMerged.map((field) => t(`fields.${String(field) as CourseEditorField}`));
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 3 }} role="status">
      {autoMerged.length > 0 && (
        <Alert severity="info" onClose={() => draft.update(dismissNotice)} closeText={t('state.understood')}>
          {t('conflict.taken', { fields: names.join('، ') })}
        </Alert>
      )}
      {isContested && (
        <ConflictChoice
          draft={draft}
          formatValue={formatValue}
          messageKey="conflict"
          version={remoteConflicts}
          onAccept={() => draft.update(acceptRemote)}
          onKeep={() => draft.update(keepLocal)}
        />
      )}
      {other && !isContested && (
        <ConflictChoice
          draft={draft}
          formatValue={formatValue}
          messageKey="versions"
          version={other}
          onAccept={() => draft.update(acceptOtherTab)}
          onKeep={() => draft.update(discardOtherTab)}
        />
      )}
    </Stack>
  );
}

interface ConflictChoiceProps<Values> extends DraftConflictProps<Values> {
  messageKey: 'conflict' | 'versions';
  /** What stands against the fields as they are. */
  version: Partial<Values>;
  onAccept(): void;
  onKeep(): void;
}

function ConflictChoice<Values extends object>({
  draft,
  formatValue,
  messageKey,
  version,
  onAccept,
  onKeep,
}: ConflictChoiceProps<Values>) {
  const { t } = useTranslation('editor');
  const text = (field: keyof Values & string, value: unknown) =>
    formatValue?.(field, value) || (typeof value === 'string' && value) || t('conflict.empty');
  return (
    <Alert severity="warning">
      <AlertTitle>{t(`${messageKey}.title`)}</AlertTitle>
      {t(`${messageKey}.text`)}
      {fieldNames(version as Values).map((field) => (
        <Box key={field} sx={{ marginBlockStart: 1.5 }}>
          <strong>{t(`fields.${field as CourseEditorField}`)}</strong>
          <Box component="dl" sx={{ ...rowStyles, marginBlockEnd: 0 }}>
            <div>
              <dt>{t(`${messageKey}.theirs`)}</dt>
              <dd dir="auto">{text(field, version[field])}</dd>
            </div>
            <div>
              <dt>{t(`${messageKey}.mine`)}</dt>
              <dd dir="auto">{text(field, draft.values[field])}</dd>
            </div>
          </Box>
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onAccept}>
          {t(`${messageKey}.take`)}
        </Button>
        <Button size="small" variant="contained" onClick={onKeep}>
          {t(`${messageKey}.keep`)}
        </Button>
      </Stack>
    </Alert>
  );
}
