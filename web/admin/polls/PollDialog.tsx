import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pollDraft } from '../../../schema/contract/validation/polls';
import { PollNowDocument, useCreatePollMutation, useUpdatePollMutation } from '../__generated__/PollsTab';
import type { AdminPollFragment } from '../__generated__/PollsTab';
import { formatDate, formatTime } from '../../language/formats';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { sideBySide } from '../../ui/form/sideBySide';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { BilingualFields } from '../form/BilingualFields';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';
import { PollPreview } from './PollPreview';
import { inputOf, valuesOf, type PollValues } from './values';

/** A poll in both languages, to be written or changed, with a picture of what voters will see. */
export function PollDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminPollFragment>) {
  const { t } = useTranslation('adminPolls');
  const client = useApolloClient();
  const told = useTold();
  const [create] = useCreatePollMutation();
  const [update] = useUpdatePollMutation();
  const record = useAdminRecord({
    row,
    schema: pollDraft,
    values: valuesOf(row),
    valuesOf,
    create: (draft) => create({ variables: { input: inputOf(draft) } }),
    update: (draft, { id, updatedAt }) => update({ variables: { id, input: inputOf(draft), updatedAt } }),
    readNow: async ({ id }) =>
      (await client.query({ query: PollNowDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.poll,
    onDone,
  });
  return (
    <RecordDialog {...dialog} record={record} title={t(row ? 'edit' : 'add')} told={told}>
      <PollFields control={record.form.control as never} hasVotes={(row?.voterCount ?? 0) > 0} />
    </RecordDialog>
  );
}

interface PollFieldsProps {
  control: Control<PollValues, unknown, FieldValues>;
  hasVotes: boolean;
}

function PollFields({ control, hasVotes }: PollFieldsProps) {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="question" label={t('question')} required autoFocus />
      <BilingualFields
        control={control}
        name="options"
        label={t('options')}
        helperText={hasVotes ? `${t('optionsHint')} ${t('votesKept')}` : t('optionsHint')}
        keepsHint
        required
        multiline
        minRows={2}
        maxRows={8}
      />
      <PollPreview control={control} />
      <Box sx={sideBySide}>
        <DateTimeInput control={control} name="expiresAt" label={t('expiresAt')} helperText={t('expiresAtHint')} />
        <Stack sx={{ gap: 1 }}>
          <SwitchInput control={control} name="allowMultiple" label={t('allowMultiple')} />
          <SwitchInput control={control} name="isActive" label={admin('state.active')} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** In which words somebody else's changes are told. */
function useTold() {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  const told = (name: string, label: string, said: (row: AdminPollFragment) => string) => ({ name, label, said });
  return [
    told('questionAr', t('questionAr'), ({ questionAr }) => questionAr),
    told('question', t('questionEn'), ({ question }) => question),
    told('optionsAr', t('optionsAr'), (row) => valuesOf(row).optionsAr),
    told('options', t('optionsEn'), (row) => valuesOf(row).options),
    told('expiresAt', t('expiresAt'), ({ expiresAt }) =>
      expiresAt ? `${formatDate(expiresAt, 'ar')}، ${formatTime(expiresAt, 'ar')}` : t('never'),
    ),
    told('allowMultiple', t('allowMultiple'), ({ allowMultiple }) => admin(allowMultiple ? 'state.yes' : 'state.no')),
    told('isActive', admin('state.label'), ({ isActive }) => admin(isActive ? 'state.active' : 'state.inactive')),
  ];
}
