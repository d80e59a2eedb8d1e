import { Alert, Box, Stack } from '@mui/material';
import type { z } from 'zod';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { bounds } from '../../../schema/contract/bounds';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { refundMethods } from '../../../schema/contract/payments';
import {
  refundSchema,
  unrequestedRefundSchema,
  type UnrequestedRefundFormValues,
} from '../../../schema/contract/validation/payments/refunds';
import { formatPrice, useTranslation } from '../../language';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { autoDirectionInputProps, SwitchInput, TextInput } from '../../ui/form/inputs';
import { RefundAccountFields } from '../../payments/parts/RefundAccountFields';
import { Fact, factListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { RefundFacts } from './RefundFacts';
import { UsageFacts } from './UsageFacts';

export type RefundRecord = Partial<z.output<typeof unrequestedRefundSchema>> & { reference: string };

interface RefundRecordDialogProps {
  review: PaymentReviewFieldsFragment;
  isOpen: boolean;
  /** Rejects with an error that is shown in the dialog. */
  onRecord(record: RefundRecord): Promise<unknown>;
  onClose(): void;
}

/** Records a refund: a requested one by the number of its transfer, another one with reason and account, too. */
export function RecordRefundDialog({ review, isOpen, onRecord, onClose }: RefundRecordDialogProps) {
  const { t } = useTranslation('adminPaymentReview');
  const { t: tPayments } = useTranslation('adminPayments');
  const { payment, usage } = review;
  const isRequested = payment.status === 'refund_requested';
  // A requested refund leaves out the fields that it does not show.
  const schema = isRequested ? (refundSchema as unknown as typeof unrequestedRefundSchema) : unrequestedRefundSchema;
  const form = useZodForm<UnrequestedRefundFormValues>(schema, {
    reference: '',
    endAccess: true,
    reason: '',
    refundAccount: payment.refundAccount ?? '',
    refundMethod: refundMethods.find((method) => method === (payment.refundMethod ?? payment.method)),
    refundHolder: payment.refundHolder ?? payment.payerName,
  });
  const { control, formState, reset } = form;
  const submit = submitWithServerErrors(form, async (record) => {
    await onRecord(record);
    onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('refund.title', { reference: isolateLtr(payment.reference) })}
      isDirty={formState.isDirty}
      isSaving={formState.isSubmitting}
      submit={t('refund.action')}
      error={getFormError(formState.errors)}
      onSubmit={submit}
      onClose={onClose}
      onExited={() => reset()}
    >
      <Stack sx={{ gap: 2.5 }}>
        <UsageFacts usage={usage} />
        {isRequested && !payment.refundMethod && <Alert severity="warning">{t('refund.noAccount')}</Alert>}
        <Box component="dl" sx={factListStyles}>
          <Fact name={fieldLabelsAr.amount}>
            <strong>
              <bdi>{formatPrice(payment.amount, 'ar')}</bdi>
            </strong>
          </Fact>
          {isRequested && <RefundFacts {...payment} />}
        </Box>
        {!isRequested && (
          <>
            <TextInput
              name="reason"
              required
              autoFocus
              control={control}
              label={tPayments('refund.reason')}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.payment.reasonMax } }}
            />
            <RefundAccountFields control={control} paidBy={payment.method} />
          </>
        )}
        {usage?.isOpenedByAdmin && <SwitchInput name="endAccess" control={control} label={t('refund.endAccess')} />}
        <TextInput
          name="reference"
          required
          autoFocus={isRequested}
          control={control}
          label={t('refund.reference')}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto', maxLength: bounds.payment.transactionMax } }}
        />
      </Stack>
    </FormDialog>
  );
}
