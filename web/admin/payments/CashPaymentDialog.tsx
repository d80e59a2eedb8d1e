import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { bounds } from '../../../schema/contract/bounds';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { formatPrice, localizeField, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { FormDialog } from '../../ui/form/FormDialog';
import type { OpenDialogProps } from '../form/DialogButton';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import type { PickerOption } from '../../ui/form/SearchPicker';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  useCashPaymentItemsQuery,
  useCashPaymentPeopleQuery,
  useRecordCashPaymentMutation,
} from './__generated__/paymentResource';

interface ItemOption extends PickerOption {
  item: { courseId: string } | { eventId: string };
  price: string;
}

function usePeople(search: string, skip: boolean) {
  const query = useCashPaymentPeopleQuery({ variables: { search }, skip });
  const rows = dataOrPrevious(query)?.adminUsers.rows ?? [];
  const options = rows.map((user) => ({
    id: user.id,
    label: `${displayName(user, 'ar')} · ${user.email}`,
  }));
  return { options, isLoading: query.loading };
}

function useItems(search: string, skip: boolean) {
  const query = useCashPaymentItemsQuery({ variables: { search }, skip });
  const { adminCourses, adminEvents } = dataOrPrevious(query) ?? {};
  const courses = adminCourses?.rows.map((row) => ({ ...row, item: { courseId: row.id } })) ?? [];
  const events = adminEvents?.rows.map((row) => ({ ...row, item: { eventId: row.id } })) ?? [];
  const options = [...courses, ...events]
    .filter(({ price }) => Number(price) > 0)
    .map((row): ItemOption => ({
      id: JSON.stringify(row.item),
      label: `${localizeField(row, 'title', 'ar')} · ${formatPrice(row.price, 'ar')}`,
      item: row.item,
      price: row.price,
    }));
  return { options, isLoading: query.loading };
}

export function CashPaymentDialog({ isOpen, onClose, onExited }: OpenDialogProps) {
  const { t } = useTranslation('adminPayments');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [person, setPerson] = useState<PickerOption | null>(null);
  const [item, setItem] = useState<ItemOption | null>(null);
  const [notes, setNotes] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [record] = useRecordCashPaymentMutation();
  const missing = useErrorMessage(isChecked ? 'required' : undefined, 'ar');
  const { run, isBusy, error } = useRequest(async () => {
    if (!person || !item) return;
    await record({ variables: { input: { userId: person.id, ...item.item, notes } } });
    showToast({ title: t('cash.done'), variant: 'success' });
    onClose();
    await invalidateQueries();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      error={error?.message}
      title={t('cash.title')}
      submit={t('cash.submit')}
      isDirty={person !== null || item !== null || notes !== ''}
      isSaving={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        run();
      }}
    >
      <Stack sx={{ gap: 3 }}>
        <AdminSearchPicker
          label={t('cash.person')}
          helperText={t('cash.personHint')}
          error={person ? undefined : missing}
          value={person}
          useOptions={usePeople}
          onChange={setPerson}
          autoFocus
        />
        <AdminSearchPicker<ItemOption>
          label={t('cash.item')}
          helperText={t('cash.itemHint')}
          error={item ? undefined : missing}
          value={item}
          useOptions={useItems}
          onChange={setItem}
        />
        {item && (
          <Typography role="status">
            {t('cash.price')} <bdi>{formatPrice(item.price, 'ar')}</bdi>
          </Typography>
        )}
        <TextField
          label={t('cash.notes')}
          value={notes}
          multiline
          minRows={2}
          onChange={({ target }) => setNotes(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: bounds.payment.notesMax } }}
        />
      </Stack>
    </FormDialog>
  );
}
