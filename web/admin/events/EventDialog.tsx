import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createEventSchema } from '../../../schema/contract/validation/events';
import { formatDate, formatPrice, formatTime } from '../../language/formatters';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { EventFields, toEventInput, toEventFormValues } from './EventFields';
import { AdminEventByIdDocument, useCreateEventMutation, useUpdateEventMutation } from './__generated__/EventsTab';
import type { AdminEventFragment } from './__generated__/EventsTab';

/** An event in both languages, to be written or changed. */
export function EventDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminEventFragment>) {
  const { t } = useTranslation('adminEvents');
  const client = useApolloClient();
  const told = useEventDiffFields();
  const [isSending, setSending] = useState(false);
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const record = useAdminEntityForm({
    row,
    schema: createEventSchema,
    values: toEventFormValues(row),
    toFormValues: toEventFormValues,
    create: (draft) => create({ variables: { input: toEventInput(draft) } }),
    update: (draft, { id, updatedAt }) => update({ variables: { id, input: toEventInput(draft), updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminEventByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.event,
    onDone,
  });
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      isUploading={isSending}
      title={t(row ? 'edit' : 'add')}
      diffFields={told}
    >
      <EventFields control={record.form.control as never} onBusy={setSending} />
    </EntityFormDialog>
  );
}

/** In which words somebody else's changes are told. */
function useEventDiffFields() {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  const text = (
    name: 'title' | 'titleAr' | 'description' | 'descriptionAr' | 'location' | 'locationAr',
    label: string,
  ) => ({
    name,
    label,
    said: (row: AdminEventFragment) => row[name] ?? '',
  });
  const time = (name: 'startsAt' | 'endsAt') => ({
    name,
    label: t(name),
    said: (row: AdminEventFragment) => `${formatDate(row[name], 'ar')}، ${formatTime(row[name], 'ar')}`,
  });
  const told = (name: string, label: string, said: (row: AdminEventFragment) => string) => ({ name, label, said });
  return [
    text('titleAr', t('titleAr')),
    text('title', t('titleEn')),
    text('descriptionAr', t('descriptionAr')),
    text('description', t('descriptionEn')),
    time('startsAt'),
    time('endsAt'),
    text('locationAr', t('locationAr')),
    text('location', t('locationEn')),
    told('isOnline', t('isOnline'), ({ isOnline }) => admin(isOnline ? 'state.yes' : 'state.no')),
    told('meetingUrl', t('meetingUrl'), ({ meetingUrl }) => meetingUrl ?? ''),
    told('price', t('price'), ({ price }) => formatPrice(price, 'ar')),
    told('capacity', t('capacity'), ({ capacity }) => (capacity === null ? t('unlimited') : String(capacity))),
    told('thumbnail', t('thumbnail'), ({ thumbnail }) => thumbnail ?? ''),
    told('isPublished', admin('state.label'), ({ isPublished }) =>
      admin(isPublished ? 'state.published' : 'state.draft'),
    ),
  ];
}
