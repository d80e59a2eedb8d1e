import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../language';
import { useEntityForm, type EntityFormOptions } from '../../ui/form/EntityFormDialog';
import { useToast } from '../../ui/feedback/ToastProvider';

interface AdminEntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> extends Omit<
  EntityFormOptions<Row, Values, Draft>,
  'save' | 'onError'
> {
  create?(draft: NoInfer<Draft>): Promise<unknown>;
  /** Pass `baseRow.updatedAt` as the mutation's `updatedAt` (optimistic lock). */
  update(draft: NoInfer<Draft>, baseRow: NoInfer<Row>): Promise<unknown>;
  onDone(): Promise<void>;
}

/** Form state of one entity of the admin panel, with its toasts (R-ADM-7). */
export function useAdminEntityForm<Row, Values extends FieldValues, Draft extends FieldValues>({
  create,
  update,
  onDone,
  ...options
}: AdminEntityFormOptions<Row, Values, Draft>) {
  const { t } = useTranslation('admin');
  const notify = useToast();
  return useEntityForm<Row, Values, Draft>({
    ...options,
    save: async (draft, baseRow) => {
      if (baseRow) await update(draft, baseRow);
      else await create?.(draft);
      await onDone();
      notify({ title: t(baseRow ? 'updated' : 'created') });
    },
    onError: ({ messageWithStatus }) =>
      notify({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  });
}
