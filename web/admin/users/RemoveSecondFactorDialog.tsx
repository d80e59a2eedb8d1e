import { useState } from 'react';
import { toClientError } from '../../data/clientError';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { RowDialogProps } from '../resource/adminResource';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useRemoveSecondFactorsMutation, type AdminUserFragment } from './__generated__/userResource';

/** For a user who has lost phone and recovery codes. */
export function RemoveSecondFactorDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [remove, { loading }] = useRemoveSecondFactorsMutation();
  const [error, setError] = useState<string>();
  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { ids: [row.id] } });
      const [failure] = data?.removeSecondFactors.failed ?? [];
      if (failure) {
        setError(failure.message);
        return;
      }
      showToast({ title: t('secondFactor.removed'), variant: 'success' });
      onClose();
      await invalidateQueries();
    } catch (cause) {
      setError(toClientError(cause).message);
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('secondFactor.remove', { name })}
      confirm={t('secondFactor.removeAction')}
      isBusy={loading}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
      onExited={onExited}
    >
      {t('secondFactor.removeText')}
    </ConfirmDialog>
  );
}
