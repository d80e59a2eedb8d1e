import { Box, Stack } from '@mui/material';
import type { Control } from 'react-hook-form';
import { paymentMethods } from '../../../schema/contract/payments';
import {
  paymentSettingsSchema,
  type PaymentSettingsFormValues,
} from '../../../schema/contract/validation/payments/payments';
import { useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { settingsDialog } from '../form/settingsDialog';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import {
  AdminPaymentSettingsDocument,
  UpdatePaymentSettingsDocument,
  type AdminPaymentSettingsFragment,
} from './__generated__/paymentSettings';
import { MethodsField } from './MethodsField';
import { textFields, type SettingsTextField, methodNames, Section } from './PaymentSettingsScreen';

const toFormValues = (settings: AdminPaymentSettingsFragment): PaymentSettingsFormValues => ({
  ...toTextFormValues(settings, [...textFields]),
  enabledMethods: [...settings.enabledMethods],
  daysToPay: String(settings.daysToPay),
  seatHoldHours: String(settings.seatHoldHours),
  guaranteeDays: String(settings.guaranteeDays),
});

const accountSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } } as const;

const ltrSlotProps = { htmlInput: { dir: 'ltr', autoComplete: 'off' } } as const;

const autoSlotProps = { htmlInput: { dir: 'auto', autoComplete: 'off' } } as const;

type SettingsFieldsProps = EntityFieldsProps<PaymentSettingsFormValues, AdminPaymentSettingsFragment>;

function SettingsFields({ control, row }: SettingsFieldsProps) {
  const { t } = useTranslation('adminPaymentSettings');
  const label = useFieldLabel('adminPaymentSettings');
  const input = (
    name: SettingsTextField | 'daysToPay' | 'seatHoldHours' | 'guaranteeDays',
    slotProps: object,
    helperText?: string,
  ) => (
    <TextInput
      control={control}
      name={name}
      slotProps={slotProps}
      helperText={helperText}
      label={label(name)}
      keepHintOnError
    />
  );
  return (
    <Stack sx={{ gap: 4 }}>
      <Section title={t('methods')}>
        <MethodsField
          control={control as unknown as Control<PaymentSettingsFormValues>}
          methods={paymentMethods.filter((method) => method !== 'cash')}
          hasCardGateway={row?.hasCardGateway ?? false}
        />
      </Section>
      <Section title={t('postal')}>
        <Box sx={twoColumnGrid}>
          {input('ccpHolder', autoSlotProps)}
          {input('rip', accountSlotProps, t('ripHint'))}
          {input('ccpNumber', accountSlotProps)}
          {input('ccpKey', accountSlotProps, t('ccpKeyHint'))}
        </Box>
      </Section>
      <Section title={t('bank')}>
        <Box sx={twoColumnGrid}>
          {input('bankName', autoSlotProps)}
          {input('bankHolder', autoSlotProps)}
          {input('rib', accountSlotProps, t('ribHint'))}
        </Box>
      </Section>
      <Section title={t('terms')}>
        <Box sx={twoColumnGrid}>
          {input('daysToPay', accountSlotProps, t('daysToPayHint'))}
          {input('seatHoldHours', accountSlotProps, t('seatHoldHoursHint'))}
          {input('guaranteeDays', accountSlotProps, t('guaranteeDaysHint'))}
        </Box>
      </Section>
      <Section title={t('seller')}>
        <Box sx={twoColumnGrid}>
          {input('sellerNameAr', autoSlotProps)}
          {input('sellerName', ltrSlotProps)}
          {input('sellerAddressAr', autoSlotProps)}
          {input('sellerAddress', ltrSlotProps)}
          {input('nif', ltrSlotProps)}
          {input('nis', ltrSlotProps)}
          {input('rc', ltrSlotProps)}
          {input('ai', ltrSlotProps)}
        </Box>
      </Section>
    </Stack>
  );
}

export const PaymentSettingsDialog = settingsDialog({
  namespace: 'adminPaymentSettings',
  document: AdminPaymentSettingsDocument,
  select: ({ paymentSettings }) => paymentSettings,
  schema: paymentSettingsSchema,
  toFormValues,
  updateDocument: UpdatePaymentSettingsDocument,
  diff: ({ text, field }) => [
    field('enabledMethods', methodNames),
    field('daysToPay', ({ daysToPay }) => String(daysToPay)),
    field('seatHoldHours', ({ seatHoldHours }) => String(seatHoldHours)),
    field('guaranteeDays', ({ guaranteeDays }) => String(guaranteeDays)),
    ...textFields.map((name) => text(name)),
  ],
  Fields: SettingsFields,
});
