import {
  Alert,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import type { OfficePayment } from '../../../schema/contract/payments';
import { formatPrice, useTranslation } from '../../language';
import { CodeText } from '../../ui/text/CodeText';
import type { ItemOption } from './officePickers';
import type { OfficeQuoteQuery } from './__generated__/OfficeEnrollmentScreen';

export type Quote = OfficeQuoteQuery['officeQuote'];

/** The ways that the item and its state allow, the usual one first; none if the person cannot be enrolled. */
export function paymentsFor({ amount, state }: Quote, { item }: ItemOption): readonly OfficePayment[] {
  const isCourse = 'courseId' in item;
  if (state === 'enrolled' || state === 'soldOut' || state === 'started') return [];
  if (Number(amount) === 0) return ['free'];
  return ['cash', ...(state === 'ordered' ? [] : (['transfer'] as const)), ...(isCourse ? (['free'] as const) : [])];
}

interface PaymentStepProps {
  quote: Quote;
  item: ItemOption;
  payment: OfficePayment | undefined;
  notes: string;
  onChange(payment: OfficePayment): void;
  onNotesChange(notes: string): void;
}

export function PaymentStep({ quote, item, payment, notes, onChange, onNotesChange }: PaymentStepProps) {
  const { t } = useTranslation('adminOfficeEnrollment');
  const id = useId();
  const { amount, state, orderReference } = quote;
  const isFree = Number(amount) === 0;
  if (payment === undefined) return <Alert severity="warning">{t(`states.${state}`)}</Alert>;
  return (
    <>
      <Typography role="status">
        {isFree ? t('isFree') : t('amount')} {!isFree && <strong>{formatPrice(amount, 'ar')}</strong>}
      </Typography>
      {orderReference !== null && (
        <Alert severity="info">
          {t('states.ordered')} <CodeText>{orderReference}</CodeText>
        </Alert>
      )}
      {!isFree && (
        <FormControl component="fieldset">
          <FormLabel id={id} component="legend" focused={false}>
            {t('payment')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={payment}
            onChange={(_event, value) => onChange(value as OfficePayment)}
          >
            {paymentsFor(quote, item).map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={t(`payments.${each}`)} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {payment === 'cash' && (
        <TextField
          label={t('notes')}
          value={notes}
          multiline
          onChange={({ target }) => onNotesChange(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: bounds.payment.notesMax } }}
        />
      )}
    </>
  );
}
