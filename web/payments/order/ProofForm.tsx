import { Alert, Card, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { bounds } from '../../../schema/contract/bounds';
import { refundMethods } from '../../../schema/contract/payments';
import { paymentProofSchema, type PaymentProofFormValues } from '../../../schema/contract/validation/payments/payments';
import { SendIcon } from '../../art/icons/sharingIcons';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { autoDirectionInputProps, ltrInputProps, TextInput } from '../../ui/form/inputs';
import { RefundAccountFields } from '../parts/RefundAccountFields';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { useEditDraft } from '../../ui/form/useFormDraft';
import { OrderDocument, useSubmitPaymentProofMutation, type OrderProofFragment } from './__generated__/OrderScreen';

interface ProofFormProps {
  order: OrderProofFragment;
  title: string;
  text: string;
  /** Whether the heading takes the focus, after the payer has opened the form. */
  isFocused?: boolean;
  hasRefundAccount?: boolean;
  onSent?(): void;
}

/** Number, file and notes of a transfer. What is typed is kept until it is sent. */
export function ProofForm({ order, title, text, isFocused = false, hasRefundAccount = false, onSent }: ProofFormProps) {
  const { t } = useTranslation('payments');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const [isUploading, setUploading] = useState(false);
  const { form, submit } = useProofForm(order, hasRefundAccount, onSent);
  const { control } = form;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 4 } }}>
      <Typography ref={heading} id={id} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 }}>{text}</Typography>
      <noscript>
        <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
          {t('needsScript')}
        </Alert>
      </noscript>
      <FormFrame
        form={form}
        onSubmit={submit}
        isPending={isUploading}
        submit={t('order.proof.send')}
        submitting={t(isUploading ? 'order.proof.uploading' : 'order.proof.sending')}
        icon={<SendIcon />}
      >
        <TextInput
          name="transactionId"
          required
          control={control}
          label={t('order.proof.transactionId')}
          helperText={t('order.proof.transactionHint')}
          autoComplete="off"
          slotProps={{ htmlInput: { ...ltrInputProps, maxLength: bounds.payment.transactionMax } }}
        />
        <UploadInput
          name="proofUrl"
          required
          control={control}
          kind="proof"
          label={t('order.proof.file')}
          onUploadingChange={setUploading}
        />
        <TextInput
          name="notes"
          control={control}
          label={t('order.proof.notes')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.payment.notesMax } }}
        />
        {hasRefundAccount && <RefundAccountFields control={control} paidBy={order.method} />}
      </FormFrame>
    </Card>
  );
}

/** The form begins with what was sent before, but for the file. */
function useProofForm(order: OrderProofFragment, hasRefundAccount: boolean, onSent?: () => void) {
  const { t } = useTranslation('payments');
  const showToast = useToast();
  const [initialValues] = useState(() => ({
    transactionId: order.transactionId ?? '',
    proofUrl: '',
    notes: order.notes ?? '',
    refundMethod: hasRefundAccount ? refundMethods.find((method) => method === order.method) : undefined,
    refundAccount: '',
    refundHolder: '',
  }));
  const [submitProof, { client }] = useSubmitPaymentProofMutation();
  const form = useZodForm<PaymentProofFormValues, z.output<typeof paymentProofSchema>>(
    paymentProofSchema,
    initialValues,
  );
  const removeDraft = useEditDraft<PaymentProofFormValues, unknown, z.output<typeof paymentProofSchema>>(
    `payment-proof-${order.id}`,
    form,
    initialValues,
  );
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      await submitProof({ variables: { id: order.id, input, proofId: order.proofId } });
      removeDraft();
      showToast({ title: t('order.proof.sent'), description: t('order.proof.sentText') });
      onSent?.();
    },
    ({ problem, message, messageWithStatus: description }) => {
      if (problem !== 'paymentStateChanged' && problem !== 'proofAlreadySent') return;
      // The refreshed page may no longer have this form.
      showToast({ title: t('order.proof.failed'), description, variant: 'destructive' });
      form.setError('root.server', { type: 'server', message });
      void client.refetchQueries({ include: [OrderDocument] });
    },
  );
  return { form, submit };
}
