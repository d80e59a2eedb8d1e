import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../data/failures';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useNotify } from '../../ui/Notices';

interface DeleteRowDialogProps {
  name: string;
  isOpen: boolean;
  /** Deletes it; throws what the person is told. */
  remove(): Promise<unknown>;
  onClose(): void;
  /** Called once it is deleted. */
  onDone(): Promise<void>;
  onGone(): void;
}

/** Asks before a row is deleted for good (spec.md section 2). */
export function DeleteRowDialog({ name, remove, onDone, ...dialog }: DeleteRowDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await remove();
      await onDone();
      notify({ title: t('deleted') });
    } catch (error) {
      const { text } = failureOf(error);
      setFailure(text);
      notify({ title: t('error'), description: text, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete.title')}
      confirm={common('delete')}
      confirming={common('deleting')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
    >
      {t('delete.text', { name: name || t('unnamed') })} {common('cannotBeUndone')}
    </ConfirmDialog>
  );
}
