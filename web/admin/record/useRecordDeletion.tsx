import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useRememberedList } from './rememberedList';

/** Asks before a record is deleted; afterwards its list is shown. */
export function useRecordDeletion(document: TypedDocumentNode<unknown, { id: string }> | undefined, listPath: string) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const listAddress = useRememberedList(listPath)?.address ?? listPath;
  const [target, setTarget] = useState<{ id: string; name: string; isOpen: boolean }>();
  const { run, isBusy, error, reset } = useRequest(async () => {
    if (!document || !target) return;
    await client.mutate({ mutation: document, variables: { id: target.id } });
    showToast({ title: t('deleted') });
    // First the list: the query of the record would find nothing.
    await navigate(listAddress, { replace: true });
    await invalidateQueries();
  });
  return {
    ask: (id: string, name: string) => {
      reset();
      setTarget({ id, name, isOpen: true });
    },
    dialog: target && (
      <ConfirmDialog
        isOpen={target.isOpen}
        title={t('delete.title')}
        confirm={tCommon('delete')}
        confirming={tCommon('deleting')}
        isBusy={isBusy}
        error={error?.message}
        onConfirm={run}
        onClose={() => setTarget({ ...target, isOpen: false })}
      >
        {t('delete.text', { name: target.name || t('unnamed') })} {tCommon('cannotBeUndone')}
      </ConfirmDialog>
    ),
  };
}
