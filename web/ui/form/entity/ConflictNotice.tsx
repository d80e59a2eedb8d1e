import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../language';
import { FieldVersions } from '../conflict/FieldVersions';
import type { EditConflict } from './useEntityForm';

/** A field as a conflict shows it: its label and its value as text ('' for none). */
export interface ConflictField<Row> {
  /** The field's name in the form, if it has the same value there. */
  name: string;
  label: string;
  formatValue(row: Row): string;
  /** The value typed into the form as text. Default: the text of the field `name`. */
  formatInput?(values: FieldValues): string;
}

interface ConflictNoticeProps<Row> {
  conflict: EditConflict<Row>;
  fields: readonly ConflictField<Row>[];
  onTakeTheirs(): void;
}

/** Shows which fields someone else has changed, theirs and mine, and takes the focus. */
export function ConflictNotice<Row>({ conflict, fields, onTakeTheirs }: ConflictNoticeProps<Row>) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // The focused button now saves over changes that the user has not read yet.
  useEffect(() => notice.current?.focus(), [conflict]);
  const changed = fields.filter(({ formatValue }) => formatValue(conflict.before) !== formatValue(conflict.now));
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      {t('conflict.text')}
      <FieldVersions
        fields={changed.map((field) => ({
          name: field.name,
          label: field.label,
          theirs: field.formatValue(conflict.now),
          mine: formatMine(field, conflict),
        }))}
        labels={{ theirs: t('conflict.theirs'), mine: t('conflict.mine'), empty: t('conflict.emptied') }}
      />
      <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs} sx={{ marginBlockStart: 1 }}>
        {t('conflict.takeTheirs')}
      </Button>
    </Alert>
  );
}

/** The typed value as text: formatted like a row's if it equals one, else as typed. */
function formatMine<Row>(
  { name, formatValue, formatInput }: ConflictField<Row>,
  { before, now, formValues }: EditConflict<Row>,
): string | undefined {
  if (formatInput) return formatInput(formValues.mine);
  if (!(name in formValues.mine)) return undefined;
  const mine: unknown = formValues.mine[name];
  if (mine === formValues.before[name]) return formatValue(before);
  if (mine === formValues.now[name]) return formatValue(now);
  return typeof mine === 'string' ? mine : undefined;
}
