import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { paymentMethodLabels, type PayerMethod } from '../../../schema/contract/payments';
import { BankTransferArt, CardPaymentArt, MobileWalletArt, PostalTransferArt } from '../../art/illustrations/homeArt';
import { useLanguage, useTranslation } from '../../language';
import type { CheckoutMethod } from './checkoutMethods';
import type { CheckoutControl } from './useCheckoutForm';

const methodArt = {
  baridimob: MobileWalletArt,
  ccp: PostalTransferArt,
  bank_transfer: BankTransferArt,
  card: CardPaymentArt,
} as const satisfies Record<PayerMethod, unknown>;

const optionStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1,
  margin: 0,
  padding: { xs: 1.5, sm: 2 },
  paddingInlineStart: 1,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: '16px',
  backgroundColor: 'paper',
  '&:hover:not(.Mui-disabled)': { borderColor: 'edge' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
    color: 'primary.main',
  },
  '&.Mui-disabled': { backgroundColor: 'transparent', borderStyle: 'dashed' },
} as const;

export function MethodChoice({ control, methods }: { control: CheckoutControl; methods: readonly CheckoutMethod[] }) {
  const { t } = useTranslation('payments');
  const id = useId();
  const { field } = useController({ name: 'method', control });
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel id={id} component="legend" focused={false} sx={{ color: 'text.primary', marginBlockEnd: 1.5 }}>
        <Typography component="span" variant="h4">
          {t('checkout.methods')}
        </Typography>
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={(_event, value) => field.onChange(value)}
        sx={{ gap: 1.5 }}
      >
        {methods.map(({ method, isAvailable }) => (
          <FormControlLabel
            key={method}
            value={method}
            disabled={!isAvailable}
            control={<Radio />}
            label={<MethodLabel method={method} isAvailable={isAvailable} />}
            disableTypography
            sx={optionStyles}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function MethodLabel({ method, isAvailable }: CheckoutMethod) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const Art = methodArt[method];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.primary' }}>
      <Box sx={{ flexShrink: 0, lineHeight: 0, filter: isAvailable ? 'none' : 'grayscale(1)' }}>
        <Art size={44} />
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {paymentMethodLabels[method][language]}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {isAvailable ? t(`checkout.methodHints.${method}`) : t('checkout.unavailable')}
        </Typography>
      </Box>
    </Box>
  );
}
