import { useState } from 'react';
import type { z } from 'zod';
import { signatureImageSchema } from '../../../schema/contract/validation/learning/certificates';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { useSetSignatureMutation } from './__generated__/SignatureForm';

export function SignatureForm({ form, submit }: ReturnType<typeof useSignatureForm>) {
  const { t } = useTranslation(['account', 'common']);
  const [isUploading, setUploading] = useState(false);
  const { control } = form;
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      isPending={isUploading}
      submit={t('signature.save')}
      submitting={isUploading ? t('profile.uploading') : t('common:saving')}
    >
      <UploadInput
        name="url"
        control={control}
        kind="signature"
        label={t('signature.picture')}
        helperText={t('signature.hint')}
        onUploadingChange={setUploading}
      />
    </FormFrame>
  );
}

export function useSignatureForm(signature: string | null) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [setSignature] = useSetSignatureMutation();
  const form = useZodForm<z.input<typeof signatureImageSchema>, z.output<typeof signatureImageSchema>>(
    signatureImageSchema,
    {
      url: signature ?? '',
    },
  );
  const submit = submitWithServerErrors(form, async ({ url }) => {
    await setSignature({ variables: { url } });
    form.reset({ url: url ?? '' });
    showToast({ title: t('signature.saved'), variant: 'success' });
  });
  return { form, submit };
}
