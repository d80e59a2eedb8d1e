import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { displayName } from '../../../schema/contract/text/displayName';
import { bounds } from '../../../schema/contract/bounds';
import { refundMethods } from '../../../schema/contract/payments';
import { refundRequestSchema, type RefundRequestFormValues } from '../../../schema/contract/validation/refunds';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useViewer } from '../../session/useViewer';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors } from '../../ui/form/FormFrame';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';
import { RefundAccountFields } from '../../ui/form/RefundAccountFields';
import { OrderDocument, useRequestPaymentRefundMutation, type OrderPaidFragment } from './__generated__/OrderScreen';

interface RefundDialogProps {
  order: OrderPaidFragment;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the reason and the account, and requests the refund. */
export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const showToast = useToast();
  const [requestRefund, { client }] = useRequestPaymentRefundMutation();
  const { viewer } = useViewer();
  const form = useForm<RefundRequestFormValues, unknown, z.output<typeof refundRequestSchema>>({
    resolver: zodResolver(refundRequestSchema),
    defaultValues: {
      reason: '',
      // Money goes back the way it came, where that is known.
      refundMethod: refundMethods.find((method) => method === order.method),
      refundAccount: '',
      refundHolder: viewer ? displayName(viewer, language) : '',
    },
  });
  const { control, formState, reset } = form;
  const submit = submitWithServerErrors(
    form,
    async (request) => {
      await requestRefund({ variables: { id: order.id, ...request } });
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
        multiline
        rows={3}
        sx={{ marginBlockEnd: 2 }}
        slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.payment.reasonMax } }}
      />
      <RefundAccountFields control={control} paidBy={order.method} />
    </FormDialog>
  );
}
