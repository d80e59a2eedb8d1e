import { useTranslation } from '../../../language';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { TextSkeleton } from '../../../ui/feedback/queryStates';
import { useRequest } from '../../../ui/hooks/useRequest';
import { isNewLessonId } from '../drafts/draftKeys';
import { OwedBy } from './WithdrawalSwitch';
import { useLessonWithdrawalQuery } from './__generated__/LessonsTab';

interface DeleteLessonDialogProps {
  id: string;
  isOpen: boolean;
  title: string;
  onDelete(isArchived: boolean): Promise<void>;
  onClose(): void;
}

/** Says before the deletion whether the lesson is archived instead, and who still owes it. */
export function DeleteLessonDialog({ id, isOpen, title, onDelete, onClose }: DeleteLessonDialogProps) {
  const { t } = useTranslation(['editor', 'common']);
  const isNew = isNewLessonId(id);
  const { data, loading } = useLessonWithdrawalQuery({
    variables: { id },
    skip: !isOpen || isNew,
    fetchPolicy: 'network-only',
  });
  const withdrawal = data?.lessonWithdrawal;
  const isArchived = !isNew && !loading && !withdrawal?.isDeletable;
  const { run, isBusy, error, reset } = useRequest(() => onDelete(isArchived));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(titleKey(loading, isArchived))}
      confirm={isArchived ? t('lesson.archive') : t('common:delete')}
      confirming={isArchived ? undefined : t('common:deleting')}
      isDestructive={!isArchived}
      isConfirmDisabled={loading}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={run}
      onClose={onClose}
      onExited={reset}
    >
      {loading ? (
        <TextSkeleton lines={3} />
      ) : (
        <WithdrawalEffect isArchived={isArchived} title={title} owedBy={withdrawal?.owedBy ?? null} />
      )}
    </ConfirmDialog>
  );
}

interface WithdrawalEffectProps extends Pick<DeleteLessonDialogProps, 'title'> {
  isArchived: boolean;
  /** Students who still owe the lesson; null if unknown. */
  owedBy: number | null;
}

function WithdrawalEffect({ isArchived, title, owedBy }: WithdrawalEffectProps) {
  const { t } = useTranslation(['editor', 'common']);
  if (!isArchived) return `${t('lesson.deleteText', { title })} ${t('common:cannotBeUndone')}`;
  return (
    <>
      {t('lesson.archiveText', { title })} {owedBy !== 0 && <OwedBy count={owedBy} />}
    </>
  );
}

/** Until the server has said what happens, the title leaves it open. */
function titleKey(isLoading: boolean, isArchived: boolean) {
  if (isLoading) return 'lesson.withdrawTitle' as const;
  return isArchived ? ('lesson.archiveTitle' as const) : ('lesson.deleteTitle' as const);
}
