import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useTranslation } from '../../../language';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { typedKeys, isEmptyObject, type FieldName } from '../../../drafts/draftModel';
import { acceptOtherTab, acceptRemote, discardOtherTab, dismissNotice, keepLocal } from '../../../drafts/merge';
import { conflictElementId } from './saveBlockers';
import { FieldVersions } from '../../../ui/form/FieldVersions';

interface DraftConflictProps<Values extends object> {
  draft: DraftHandle<Values>;
  labels: Readonly<Record<keyof Values, string>>;
  /** A value as text; '' shows the field as empty. */
  formatValue<Name extends FieldName<Values>>(field: Name, value: Values[Name]): string;
}

/** Changes by someone else or in another tab: a notice of merged fields, and the choice between two versions. */
export function DraftConflict<Values extends object>({ draft, labels, formatValue }: DraftConflictProps<Values>) {
  const { t } = useTranslation('editor');
  const { remoteConflicts, otherTabVersions, autoMerged } = draft.draft;
  const [otherTabVersion] = otherTabVersions;
  const hasRemoteConflicts = !isEmptyObject(remoteConflicts);
  if (!hasRemoteConflicts && !otherTabVersion && autoMerged.length === 0) return null;
  const compare = (version: Partial<Values>) =>
    typedKeys(version).map((name) => {
      const theirs = version[name];
      return {
        name,
        label: labels[name],
        theirs: theirs === undefined ? '' : formatValue(name, theirs),
        mine: formatValue(name, draft.values[name]),
      };
    });
  return (
    <Stack
      id={conflictElementId}
      tabIndex={-1}
      role="status"
      sx={{ gap: 1.5, marginBlockEnd: 3, outline: 'none', scrollMarginBlockStart: '10rem' }}
    >
      {autoMerged.length > 0 && (
        <Alert severity="info" onClose={() => draft.update(dismissNotice)} closeText={t('state.understood')}>
          {t('conflict.taken', { fields: autoMerged.map((name) => labels[name]).join('، ') })}
        </Alert>
      )}
      {hasRemoteConflicts && (
        <VersionChoice
          messageKey="conflict"
          fields={compare(remoteConflicts)}
          onAccept={() => draft.update(acceptRemote)}
          onKeep={() => draft.update(keepLocal)}
        />
      )}
      {otherTabVersion && !hasRemoteConflicts && (
        <VersionChoice
          messageKey="versions"
          fields={compare(otherTabVersion)}
          onAccept={() => draft.update(acceptOtherTab)}
          onKeep={() => draft.update(discardOtherTab)}
        />
      )}
    </Stack>
  );
}

interface VersionChoiceProps {
  messageKey: 'conflict' | 'versions';
  fields: Parameters<typeof FieldVersions>[0]['fields'];
  onAccept(): void;
  onKeep(): void;
}

function VersionChoice({ messageKey, fields, onAccept, onKeep }: VersionChoiceProps) {
  const { t } = useTranslation('editor');
  const labels = { theirs: t(`${messageKey}.theirs`), mine: t(`${messageKey}.mine`), empty: t('conflict.empty') };
  return (
    <Alert severity="warning">
      <AlertTitle>{t(`${messageKey}.title`)}</AlertTitle>
      {t(`${messageKey}.text`)}
      <FieldVersions fields={fields} labels={labels} />
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
