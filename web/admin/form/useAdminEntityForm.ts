import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEntityForm, type EntityFormOptions } from '../../ui/form/entity/useEntityForm';
import { useToast } from '../../ui/feedback/ToastProvider';

interface AdminEntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> extends Omit<
  EntityFormOptions<Row, Values, Draft>,
  'save' | 'onFailure'
> {
  create?(draft: NoInfer<Draft>): Promise<unknown>;
  /** Writes it over the state that was seen: hand `seen.updatedAt` to the schema. */
  update(draft: NoInfer<Draft>, seen: NoInfer<Row>): Promise<unknown>;
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
    save: async (draft, seen) => {
      if (seen) await update(draft, seen);
      else await create?.(draft);
      await onDone();
      notify({ title: t(seen ? 'updated' : 'created') });
    },
    onFailure: ({ messageWithStatus }) =>
      notify({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  });
}
