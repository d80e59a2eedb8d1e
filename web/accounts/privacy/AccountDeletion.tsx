import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  accountDeletionSchema,
  type AccountDeletionFormValues,
} from '../../../schema/contract/validation/accounts/accountDeletion';
import { useTranslation } from '../../language';
import { useViewer } from '../../session/useViewer';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { HiddenUsername } from '../HiddenUsername';
import { PasswordInput } from '../../ui/form/inputs';
import { AccountScreenDocument } from '../settings/__generated__/AccountScreen';
import { useRequestAccountDeletionMutation } from './__generated__/AccountDeletion';
import { DeletionEffects } from './DeletionEffects';
import { DeletionNotice } from './DeletionNotice';
import { useSectionTarget } from './useSectionTarget';

export function AccountDeletion() {
  const { t } = useTranslation('accountData');
  const target = useSectionTarget('delete');
  const { viewer } = useViewer();
  const [isOpen, setOpen] = useState(false);
  // The button that had the focus is gone after a change.
  const focusSection = () => target.ref.current?.focus({ preventScroll: true });
  return (
    <Box {...target}>
      {viewer?.deleteAfter ? (
        <>
          <DeletionNotice deleteAfter={viewer.deleteAfter} onCancelled={focusSection} />
          <DeletionEffects />
        </>
      ) : (
        <>
          <DeletionEffects />
          <DeletionFacts />
          <Button
            variant="outlined"
            color="error"
            onClick={() => setOpen(true)}
            sx={{ marginBlockStart: 3, inlineSize: { xs: '100%', sm: 'auto' } }}
          >
            {t('deletion.start')}
          </Button>
        </>
      )}
      <DeletionDialog
        isOpen={isOpen}
        email={viewer?.email ?? ''}
        onClose={() => setOpen(false)}
        onExited={focusSection}
      />
    </Box>
  );
}

function DeletionFacts() {
  const { t } = useTranslation('accountData');
  const facts = [
    [t('deletion.goesTitle'), t('deletion.goes')],
    [t('deletion.staysTitle'), t('deletion.stays')],
    [t('deletion.timeTitle'), t('deletion.time')],
  ] as const;
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
      {facts.map(([title, text]) => (
        <div key={title}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {title}
          </Box>
          <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}

interface DeletionDialogProps {
  isOpen: boolean;
  email: string;
  onClose(): void;
  onExited(): void;
}

function DeletionDialog({ isOpen, email, onClose, onExited }: DeletionDialogProps) {
  const { t } = useTranslation('accountData');
  const showToast = useToast();
  const [requestDeletion] = useRequestAccountDeletionMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useZodForm<AccountDeletionFormValues>(accountDeletionSchema, { currentPassword: '' });
  const { control, formState } = form;
  const submit = submitWithServerErrors(form, async (input) => {
    await requestDeletion({ variables: { input } });
    onClose();
    showToast({ title: t('deletion.requested'), description: t('deletion.requestedText') });
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('deletion.dialogTitle')}
      // A password is nothing to lose.
      isDirty={false}
      isSaving={formState.isSubmitting}
      submit={t('deletion.confirm')}
      isDestructive
      error={getFormError(formState.errors)}
      onSubmit={submit}
      onClose={onClose}
      onExited={() => {
        form.reset();
        onExited();
      }}
    >
      <Typography sx={{ marginBlockEnd: 2.5 }}>{t('deletion.dialogText')}</Typography>
      <DeletionEffects />
      <HiddenUsername email={email} />
      <PasswordInput
        name="currentPassword"
        control={control}
        label={t('deletion.password')}
        autoComplete="current-password"
        fullWidth
      />
    </FormDialog>
  );
}
