import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { paymentMethodLabels, type PaymentMethod } from '../../../schema/contract/payments';
import type { PaymentSettingsFormValues } from '../../../schema/contract/validation/payments/payments';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { useTranslation } from '../../language';

interface MethodsFieldProps {
  control: Control<PaymentSettingsFormValues>;
  methods: readonly PaymentMethod[];
  hasCardGateway: boolean;
}

/** The methods that payers may choose; the default is the first of the list. */
export function MethodsField({ control, methods, hasCardGateway }: MethodsFieldProps) {
  const { t } = useTranslation('adminPaymentSettings');
  const { field, fieldState } = useController({ control, name: 'enabledMethods' });
  const hintId = useId();
  const error = useErrorMessage(fieldState.error?.message, 'ar');
  const enabled = field.value;
  const toggle = (method: PaymentMethod) =>
    field.onChange(enabled.includes(method) ? enabled.filter((other) => other !== method) : [...enabled, method]);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormControl error={error !== undefined}>
        <FormGroup row role="group" aria-label={t('methods')} aria-describedby={hintId}>
          {methods.map((method, index) => (
            <FormControlLabel
              key={method}
              control={
                <Checkbox
                  checked={enabled.includes(method)}
                  onChange={() => toggle(method)}
                  slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
                />
              }
              label={paymentMethodLabels[method].ar}
            />
          ))}
        </FormGroup>
        <FormHelperText id={hintId}>{error ?? (!hasCardGateway && t('cardsNeedKey'))}</FormHelperText>
      </FormControl>
      {enabled.length > 0 && (
        <TextField
          select
          label={t('defaultMethod')}
          value={enabled[0]}
          onChange={({ target }) => {
            const first = methods.find((method) => method === target.value);
            if (first) field.onChange([first, ...enabled.filter((method) => method !== first)]);
          }}
        >
          {methods
            .filter((method) => enabled.includes(method))
            .map((method) => (
              <MenuItem key={method} value={method}>
                {paymentMethodLabels[method].ar}
              </MenuItem>
            ))}
        </TextField>
      )}
    </Stack>
  );
}
