import { Checkbox, FormControlLabel, FormGroup, MenuItem, Stack, TextField } from '@mui/material';
import { useController, type Control } from 'react-hook-form';
import { paymentMethodLabels, type PaymentMethod } from '../../../schema/contract/payments';
import type { PaymentSettingsFormValues } from '../../../schema/contract/validation/payments';
import { useTranslation } from '../../language';

interface MethodsFieldProps {
  control: Control<PaymentSettingsFormValues>;
  methods: readonly PaymentMethod[];
}

/** The methods that payers may choose; the default is the first of the list. */
export function MethodsField({ control, methods }: MethodsFieldProps) {
  const { t } = useTranslation('adminPaymentSettings');
  const { field } = useController({ control, name: 'enabledMethods' });
  const enabled = field.value;
  const toggle = (method: PaymentMethod) =>
    field.onChange(enabled.includes(method) ? enabled.filter((other) => other !== method) : [...enabled, method]);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormGroup row aria-label={t('methods')}>
        {methods.map((method) => (
          <FormControlLabel
            key={method}
            control={<Checkbox checked={enabled.includes(method)} onChange={() => toggle(method)} />}
            label={paymentMethodLabels[method].ar}
          />
        ))}
      </FormGroup>
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
