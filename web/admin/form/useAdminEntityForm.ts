import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { useEntityForm, type EntityFormOptions } from '../../ui/form/EntityFormDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { AdminRow } from '../table/types';

/** The result of a mutation that creates a record. */
export type CreatedRecord = Readonly<Record<string, AdminRow>>;

interface AdminEntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> extends Omit<
  EntityFormOptions<Row, Values, Draft>,
  'save' | 'onError'
> {
  create?: ((draft: NoInfer<Draft>, clientKey: string) => Promise<{ data?: CreatedRecord | undefined }>) | undefined;
  /** Pass `baseRow.updatedAt` as the mutation's `updatedAt` (optimistic lock). */
  update(draft: NoInfer<Draft>, baseRow: NoInfer<Row>): Promise<unknown>;
  onDone(): Promise<void>;
  /** The page of a record, which {@link useAdminEntityForm} opens after its creation. */
  recordPath?: ((record: AdminRow) => string) | undefined;
}

/**
 * Form state of one entity of the admin panel, with its toasts (R-ADM-7).
 * @returns also `openCreated`, to be called when the dialog has closed
 */
export function useAdminEntityForm<Row, Values extends FieldValues, Draft extends FieldValues>({
  create,
  update,
  onDone,
  recordPath,
  ...options
}: AdminEntityFormOptions<Row, Values, Draft>) {
  const { t } = useTranslation('admin');
  const notify = useToast();
  const navigate = useNavigate();
  const created = useRef<AdminRow>(undefined);
  const entity = useEntityForm<Row, Values, Draft>({
    ...options,
    save: async (draft, baseRow, clientKey) => {
      if (baseRow) await update(draft, baseRow);
      else created.current = Object.values((await create?.(draft, clientKey))?.data ?? {})[0];
      await onDone();
      notify({ title: t(baseRow ? 'updated' : 'created') });
    },
    onError: ({ messageWithStatus }) =>
      notify({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  });
  const openCreated = () => {
    if (created.current && recordPath) void navigate(recordPath(created.current));
  };
  return { ...entity, openCreated };
}
