import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../../schema/contract/limits';
import { paymentReasonSchema } from '../../../schema/contract/validation/payments';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors } from '../../ui/form/FormFrame';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';
import { OrderDocument, useRequestPaymentRefundMutation, type OrderPaidFragment } from './__generated__/OrderScreen';

interface RefundDialogProps {
  order: OrderPaidFragment;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the reason and requests the refund. */
export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const showToast = useToast();
  const [requestRefund, { client }] = useRequestPaymentRefundMutation();
  const form = useForm<z.input<typeof paymentReasonSchema>>({
    resolver: zodResolver(paymentReasonSchema),
    defaultValues: { reason: '' },
  });
  const { control, formState, reset } = form;
  const submit = submitWithServerErrors(
    form,
    async ({ reason }) => {
      await requestRefund({ variables: { id: order.id, reason } });
      reset();
      onClose();
      showToast({ title: t('order.refund.sent'), description: t('order.refund.sentText') });
    },
    ({ problem, messageWithStatus: description }) => {
      if (problem !== 'paymentStateChanged') return;
      showToast({ title: t('order.refund.failed'), description, variant: 'destructive' });
      void client.refetchQueries({ include: [OrderDocument] });
    },
  );
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('order.refund.dialogTitle', { amount: formatPrice(order.amount, language) })}
      isDirty={formState.isDirty}
      isSaving={formState.isSubmitting}
      submit={t('order.refund.send')}
      error={getFormError(formState.errors)}
      onSubmit={submit}
      onClose={onClose}
      onExited={() => reset()}
    >
      <Typography sx={{ marginBlockEnd: 2 }}>
        {t(order.course ? 'order.refund.dialogText' : 'order.refund.dialogEventText')}
      </Typography>
      <TextInput
        name="reason"
        required
        autoFocus
        control={control}
        label={t('order.refund.reason')}
        helperText={t('order.refund.reasonHint')}
        multiline
        rows={4}
        slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: limits.payment.reasonMax } }}
      />
    </FormDialog>
  );
}
