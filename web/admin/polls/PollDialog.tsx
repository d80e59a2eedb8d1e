import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createPollSchema } from '../../../schema/contract/validation/polls';
import { AdminPollByIdDocument, useCreatePollMutation, useUpdatePollMutation } from './__generated__/PollsTab';
import type { AdminPollFragment } from './__generated__/PollsTab';
import { formatDate, formatTime } from '../../language/formatters';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { BilingualFields } from '../form/BilingualFields';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { PollPreview } from './PollPreview';
import { toPollInput, toPollFormValues, type PollFormValues } from './pollFormValues';

/** A poll in both languages, to be written or changed, with a picture of what voters will see. */
export function PollDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminPollFragment>) {
  const { t } = useTranslation('adminPolls');
  const client = useApolloClient();
  const told = usePollDiffFields();
  const [create] = useCreatePollMutation();
  const [update] = useUpdatePollMutation();
  const record = useAdminEntityForm({
    row,
    schema: createPollSchema,
    values: toPollFormValues(row),
    toFormValues: toPollFormValues,
    create: (draft) => create({ variables: { input: toPollInput(draft) } }),
    update: (draft, { id, updatedAt }) => update({ variables: { id, input: toPollInput(draft), updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminPollByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.poll,
    onDone,
  });
  return (
    <EntityFormDialog {...dialog} entityForm={record} title={t(row ? 'edit' : 'add')} diffFields={told}>
      <PollFields control={record.form.control as never} hasVotes={(row?.voterCount ?? 0) > 0} />
    </EntityFormDialog>
  );
}

interface PollFieldsProps {
  control: Control<PollFormValues, unknown, FieldValues>;
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
        keepHintOnError
        required
        multiline
        minRows={2}
        maxRows={8}
      />
      <PollPreview control={control} />
      <Box sx={twoColumnGrid}>
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
function usePollDiffFields() {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  const told = (name: string, label: string, said: (row: AdminPollFragment) => string) => ({ name, label, said });
  return [
    told('questionAr', t('questionAr'), ({ questionAr }) => questionAr),
    told('question', t('questionEn'), ({ question }) => question),
    told('optionsAr', t('optionsAr'), (row) => toPollFormValues(row).optionsAr),
    told('options', t('optionsEn'), (row) => toPollFormValues(row).options),
    told('expiresAt', t('expiresAt'), ({ expiresAt }) =>
      expiresAt ? `${formatDate(expiresAt, 'ar')}، ${formatTime(expiresAt, 'ar')}` : t('never'),
    ),
    told('allowMultiple', t('allowMultiple'), ({ allowMultiple }) => admin(allowMultiple ? 'state.yes' : 'state.no')),
    told('isActive', admin('state.label'), ({ isActive }) => admin(isActive ? 'state.active' : 'state.inactive')),
  ];
}
