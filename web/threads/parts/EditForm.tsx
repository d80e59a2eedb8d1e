import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mui/material';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { TextForm } from './TextForm';
import { ThreadWithPostsDocument } from './__generated__/threads';

interface EditFormProps {
  threadId: string;
  label: string;
  text: string;
  draftName: string;
  onSave(text: string): Promise<unknown>;
  onClose(): void;
}

/** Changes an own question or answer. */
export function EditForm({ threadId, label, text, draftName, onSave, onClose }: EditFormProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const client = useApolloClient();
  const save = async (changed: string) => {
    try {
      await onSave(changed);
    } catch (error) {
      // The form shows the text of the other tab or device.
      if (toClientError(error).problem === 'changedMeanwhile')
        await client.query({
          query: ThreadWithPostsDocument,
          variables: { id: threadId },
          fetchPolicy: 'network-only',
        });
      throw error;
    }
    showToast({ title: t('saved') });
  };
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <TextForm
        label={label}
        text={text}
        draftName={draftName}
        submit={t('save')}
        isFocused
        onSubmit={save}
        onSent={onClose}
        onCancel={onClose}
      />
    </Box>
  );
}
