import { Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { bounds } from '../../../schema/contract/bounds';
import { refundMethods } from '../../../schema/contract/payments';
import {
  refundRequestSchema,
  type RefundRequestFormValues,
} from '../../../schema/contract/validation/payments/refunds';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useViewer } from '../../session/useViewer';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';
import { TextSuggestions } from '../../ui/form/TextSuggestions';
import { RefundAccountFields } from '../parts/RefundAccountFields';
import { OrderDocument, useRequestPaymentRefundMutation, type OrderPaidFragment } from './__generated__/OrderScreen';

interface RefundDialogProps {
  order: Pick<OrderPaidFragment, 'id' | 'method' | 'amount' | 'course'>;
  isOpen: boolean;
  onClose(): void;
}

export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const showToast = useToast();
  const [requestRefund, { client }] = useRequestPaymentRefundMutation();
  const { viewer } = useViewer();
  const form = useZodForm<RefundRequestFormValues, z.output<typeof refundRequestSchema>>(refundRequestSchema, {
    reason: '',
    // Money goes back the way it came, where that is known.
    refundMethod: refundMethods.find((method) => method === order.method),
    refundAccount: '',
    refundHolder: viewer ? displayName(viewer, language) : '',
  });
  const { control, formState, reset } = form;
  const reason = useWatch({ control, name: 'reason' });
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
      <Stack sx={{ gap: 2 }}>
        <RefundAccountFields control={control} paidBy={order.method} autoFocus />
        <TextInput
          name="reason"
          required
          control={control}
          label={t('order.refund.reason')}
          multiline
          rows={2}
          slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.payment.reasonMax } }}
        />
        <TextSuggestions
          label={t('order.refund.usual')}
          texts={Object.values(t(`order.refund.${order.course ? 'reasons' : 'eventReasons'}`, { returnObjects: true }))}
          text={reason}
          onChange={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
        />
      </Stack>
    </FormDialog>
  );
}
