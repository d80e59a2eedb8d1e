import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { formatNumber, useTranslation } from '../../language';
import { settingsScreen } from '../form/settingsScreen';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import { AdminPaymentSettingsDocument, type AdminPaymentSettingsFragment } from './__generated__/paymentSettings';
import { lazyDialog } from '../../ui/lazyDialog';

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

export const textFields = [...postalFields, ...bankFields, ...sellerFields] as const;

export type SettingsTextField = (typeof textFields)[number];

export const methodNames = ({ enabledMethods }: AdminPaymentSettingsFragment): string =>
  enabledMethods.map((method) => paymentMethodLabels[method].ar).join('، ');

export function Section({ title, children }: { title: string; children: ReactNode }) {
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

const PaymentSettingsDialog = lazyDialog(async () => (await import('./PaymentSettingsDialog')).PaymentSettingsDialog);

export const Component = settingsScreen({
  name: 'paymentSettings',
  namespace: 'adminPaymentSettings',
  document: AdminPaymentSettingsDocument,
  select: ({ paymentSettings }) => paymentSettings,
  skeletonLines: 10,
  Facts: SettingsFacts,
  Dialog: PaymentSettingsDialog,
});
