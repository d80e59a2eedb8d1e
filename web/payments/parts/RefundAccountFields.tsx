import { MenuItem, Stack } from '@mui/material';
import type { Control, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { paymentMethodLabels, refundMethods, type PaymentMethod } from '../../../schema/contract/payments';
import { useLanguage, useTranslation } from '../../language';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';

interface RefundAccountFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  /** How the order was paid: cash is returned for cash only. */
  paidBy: PaymentMethod;
  /** The first field that is blank has the focus when it appears. */
  autoFocus?: boolean;
}

interface AccountValues extends FieldValues {
  refundMethod?: string | null | undefined;
  refundAccount?: string | null | undefined;
  refundHolder?: string | null | undefined;
}

/** Way, number and holder of the account that a refund goes to. */
export function RefundAccountFields<Values extends AccountValues>({
  control: typedControl,
  paidBy,
  autoFocus = false,
}: RefundAccountFieldsProps<Values>) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  // The names of these fields are those of any form that has them.
  const control = typedControl as unknown as Control<AccountValues, unknown, FieldValues>;
  const chosen = useWatch({ control, name: 'refundMethod' });
  const method = refundMethods.find((each) => each === chosen) ?? '';
  const [isMethodFirst] = useState(method === '');
  const methods = refundMethods.filter((each) => each !== 'cash' || paidBy === 'cash');
  return (
    <Stack sx={{ gap: 2 }}>
      <TextInput<AccountValues>
        name="refundMethod"
        select
        required
        autoFocus={autoFocus && isMethodFirst}
        control={control}
        label={t('refundAccount.method')}
      >
        {methods.map((each) => (
          <MenuItem key={each} value={each}>
            {paymentMethodLabels[each][language]}
          </MenuItem>
        ))}
      </TextInput>
      {method !== '' && method !== 'cash' && (
        <TextInput<AccountValues>
          name="refundAccount"
          required
          autoFocus={autoFocus && !isMethodFirst}
          control={control}
          label={t(`refundAccount.numbers.${method}`)}
          helperText={t(`refundAccount.hints.${method}`)}
          keepHintOnError
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: bounds.payment.accountMax } }}
        />
      )}
      {method !== '' && (
        <TextInput<AccountValues>
          name="refundHolder"
          required
          control={control}
          label={t(method === 'cash' ? 'refundAccount.receiver' : 'refundAccount.holder')}
          autoComplete="name"
          slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.payment.accountMax } }}
        />
      )}
    </Stack>
  );
}
