import { Box } from '@mui/material';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { TextForm } from './TextForm';

interface EditFormProps {
  label: string;
  text: string;
  draftName: string;
  onSave(text: string): Promise<unknown>;
  onClose(): void;
}

/** Changes an own question or answer. */
export function EditForm({ label, text, draftName, onSave, onClose }: EditFormProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <TextForm
        label={label}
        text={text}
        draftName={draftName}
        submit={t('save')}
        isFocused
        onSubmit={async (changed) => {
          await onSave(changed);
          showToast({ title: t('saved') });
        }}
        onSent={onClose}
        onCancel={onClose}
      />
    </Box>
  );
}
