import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../data/failures';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface DeleteLessonProps {
  isOpen: boolean;
  title: string;
  onDelete(): Promise<void>;
  onClose(): void;
}

/** Asks before a lesson is deleted with all that is in it. */
export function DeleteLesson({ isOpen, title, onDelete, onClose }: DeleteLessonProps) {
  const { t } = useTranslation(['editor', 'common']);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onDelete();
    } catch (error) {
      setFailure(failureOf(error).text);
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
