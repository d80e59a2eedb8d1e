import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import type { RowDialogProps } from '../resource/adminResource';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useRemoveSecondFactorsMutation, type AdminUserFragment } from './__generated__/userResource';

/** For a user who has lost phone and recovery codes. */
export function RemoveSecondFactorDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [remove] = useRemoveSecondFactorsMutation();
  const { run, isBusy, error } = useRequest(async () => {
    const { data } = await remove({ variables: { ids: [row.id] } });
    const [failure] = data?.removeSecondFactors.failed ?? [];
    if (failure) throw new Error(failure.message);
    showToast({ title: t('secondFactor.removed'), variant: 'success' });
    onClose();
    await invalidateQueries();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      onExited={onExited}
      title={t('secondFactor.remove', { name })}
      confirm={t('secondFactor.removeAction')}
      error={error?.message}
      onConfirm={run}
    >
      {t('secondFactor.removeText')}
    </ConfirmDialog>
  );
}
