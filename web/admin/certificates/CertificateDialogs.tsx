import { Alert, Stack, Typography } from '@mui/material';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { bounds } from '../../../schema/contract/bounds';
import {
  certificateNameSchema,
  type CertificateNameFormValues,
} from '../../../schema/contract/validation/learning/certificates';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { languageInputSlots, TextInput } from '../../ui/form/inputs';
import { TextDialog } from '../form/TextDialog';
import type { RowDialogProps } from '../resource/adminResource';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  useReissueCertificateMutation,
  useRevokeCertificateMutation,
  type AdminCertificateRowFragment,
} from './__generated__/certificateResource';

export function RevokeCertificateDialog({ row, name, isOpen, onClose }: RowDialogProps<AdminCertificateRowFragment>) {
  const { t } = useTranslation('adminCertificates');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [revoke] = useRevokeCertificateMutation();
  return (
    <TextDialog
      isOpen={isOpen}
      title={t('revoke.title', { name })}
      label={t('revoke.reason')}
      submit={t('revoke.action')}
      cancel={t('revoke.cancel')}
      isDestructive
      maxLength={bounds.certificate.reasonMax}
      isMultiline
      onSubmit={async (reason) => {
        await revoke({ variables: { id: row.id, reason } });
        onClose();
        showToast({ title: t('revoke.done'), variant: 'success' });
        await invalidateQueries();
      }}
      onClose={onClose}
    >
      <Typography>{t('revoke.text')}</Typography>
    </TextDialog>
  );
}

/** Corrects the name: another certificate takes the place of this one. */
export function ReissueCertificateDialog({
  row,
  name,
  isOpen,
  onClose,
  onExited,
}: RowDialogProps<AdminCertificateRowFragment>) {
  const { t } = useTranslation('adminCertificates');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [reissue] = useReissueCertificateMutation();
  const form = useZodForm<CertificateNameFormValues>(certificateNameSchema, {
    name: row.holderName ?? '',
    nameAr: row.holderNameAr ?? '',
  });
  const { control, formState } = form;
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await reissue({ variables: { id: row.id, input } });
    if (!data) return;
    onClose();
    showToast({
      title: t('reissue.done', { number: isolateLtr(data.reissueCertificate.number) }),
      variant: 'success',
    });
    await invalidateQueries();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      title={t('reissue.title', { name })}
      submit={t('reissue.action')}
      isDirty={formState.isDirty}
      isSaving={formState.isSubmitting}
      error={getFormError(formState.errors)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Alert severity="info" role="note">
          {t('reissue.text')}
        </Alert>
        <TextInput
          control={control}
          name="nameAr"
          label={t('reissue.nameAr')}
          slotProps={languageInputSlots('ar')}
          autoFocus
        />
        <TextInput control={control} name="name" label={t('reissue.name')} slotProps={languageInputSlots('en')} />
      </Stack>
    </FormDialog>
  );
}
