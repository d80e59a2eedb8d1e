import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toClientError } from '../../../data/clientError';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';

interface DeleteLessonDialogProps {
  isOpen: boolean;
  title: string;
  onDelete(): Promise<void>;
  onClose(): void;
}

export function DeleteLessonDialog({ isOpen, title, onDelete, onClose }: DeleteLessonDialogProps) {
  const { t } = useTranslation(['editor', 'common']);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onDelete();
    } catch (error) {
      setFailure(toClientError(error).messageWithStatus);
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('lesson.deleteTitle')}
      confirm={t('common:delete')}
      confirming={t('common:deleting')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('lesson.deleteText', { title })} {t('common:cannotBeUndone')}
    </ConfirmDialog>
  );
}
