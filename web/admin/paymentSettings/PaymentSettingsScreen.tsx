import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { paymentMethodLabels, paymentMethods } from '../../../schema/contract/payments';
import { paymentSettingsSchema, type PaymentSettingsFormValues } from '../../../schema/contract/validation/payments';
import { formatNumber, useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { settingsScreen } from '../form/settingsScreen';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import {
  AdminPaymentSettingsDocument,
  UpdatePaymentSettingsDocument,
  type AdminPaymentSettingsFragment,
} from './__generated__/paymentSettings';
import { MethodsField } from './MethodsField';

const postalFields = ['ccpHolder', 'ccpNumber', 'ccpKey', 'rip'] as const;
const bankFields = ['bankName', 'bankHolder', 'rib'] as const;
const sellerFields = [
  'sellerNameAr',
  'sellerName',
  'sellerAddressAr',
  'sellerAddress',
  'nif',
  'nis',
  'rc',
  'ai',
] as const;
const textFields = [...postalFields, ...bankFields, ...sellerFields] as const;
type SettingsTextField = (typeof textFields)[number];

const methodNames = ({ enabledMethods }: AdminPaymentSettingsFragment): string =>
  enabledMethods.map((method) => paymentMethodLabels[method].ar).join('، ');

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h5" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function SettingsFacts({ settings }: { settings: AdminPaymentSettingsFragment }) {
  const { t } = useTranslation('adminPaymentSettings');
  const label = useFieldLabel('adminPaymentSettings');
  const facts = (fields: readonly SettingsTextField[]) => (
    <Box component="dl" sx={factListStyles}>
      {fields.map((field) => (
        <Fact key={field} name={label(field)}>
          <bdi>{settings[field] || t('none')}</bdi>
        </Fact>
      ))}
    </Box>
  );
  return (
    <>
      <Section title={t('methods')}>
        {methodNames(settings) || t('noMethods')}
        {settings.enabledMethods.includes('card') && !settings.hasCardGateway && (
          <Alert severity="warning" role="note" sx={{ marginBlockStart: 1.5 }}>
            {t('cardsNeedKey')}
          </Alert>
        )}
      </Section>
      <Section title={t('postal')}>{facts(postalFields)}</Section>
      <Section title={t('bank')}>{facts(bankFields)}</Section>
      <Section title={t('terms')}>
        <Box component="dl" sx={factListStyles}>
          <Fact name={label('daysToPay')}>{formatNumber(settings.daysToPay, 'ar')}</Fact>
          <Fact name={label('seatHoldHours')}>{formatNumber(settings.seatHoldHours, 'ar')}</Fact>
          <Fact name={label('guaranteeDays')}>
            <span>{formatNumber(settings.guaranteeDays, 'ar')}</span>
          </Fact>
        </Box>
      </Section>
      <Section title={t('seller')}>{facts(sellerFields)}</Section>
    </>
  );
}

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

export const Component = settingsScreen({
  name: 'paymentSettings',
  namespace: 'adminPaymentSettings',
  document: AdminPaymentSettingsDocument,
  select: ({ paymentSettings }) => paymentSettings,
  skeletonLines: 10,
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
  Facts: SettingsFacts,
  Fields: SettingsFields,
});
