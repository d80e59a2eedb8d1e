import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createPollSchema } from '../../../schema/contract/validation/polls';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { formatDateTime } from '../form/diffBuilder';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import {
  AdminPollByIdDocument,
  CreatePollDocument,
  UpdatePollDocument,
  type AdminPollFragment,
} from './__generated__/pollResource';
import { PollPreview } from './PollPreview';
import { toPollFormValues, type PollFormValues } from './pollFormValues';

function PollFields({ control, row }: EntityFieldsProps<PollFormValues, AdminPollFragment>) {
  const { t } = useTranslation('adminPolls');
  const { t: tAdmin } = useTranslation('admin');
  const hasVotes = (row?.voterCount ?? 0) > 0;
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
          <SwitchInput control={control} name="isActive" label={tAdmin('state.active')} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** A poll in both languages, with a preview of what voters see. */
export const PollForm = entityForm({
  namespace: 'adminPolls',
  schema: createPollSchema,
  toFormValues: toPollFormValues,
  toInput: ({ expiresAt, endsAt: _end, ...poll }) => ({ ...poll, expiresAt: expiresAt?.toISOString() ?? null }),
  createDocument: CreatePollDocument,
  updateDocument: UpdatePollDocument,
  fetchCurrent: queryById(AdminPollByIdDocument, ({ poll }) => poll),
  diff: ({ t, arabic, english, arabicText, englishText, field, yesNo, active }) => [
    ...[arabicText('question'), englishText('question')],
    { name: 'optionsAr', label: arabic('options'), said: (row) => toPollFormValues(row).optionsAr },
    { name: 'options', label: english('options'), said: (row) => toPollFormValues(row).options },
    field('expiresAt', ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : t('never'))),
    ...[yesNo('allowMultiple'), active()],
  ],
  Fields: PollFields,
});
