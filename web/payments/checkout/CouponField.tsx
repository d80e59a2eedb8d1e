import { Alert, Box, Button, FormHelperText, TextField } from '@mui/material';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { bounds } from '../../../schema/contract/bounds';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import { ltrInputProps } from '../../ui/form/inputs';
import type { CheckoutControl } from './useCheckoutForm';

interface CouponFieldProps {
  control: CheckoutControl;
  listPrice: string;
  couponCode: string | null;
  amount: string;
  isApplying: boolean;
  apply(): Promise<void>;
  remove(): Promise<void>;
}

/** The applied coupon, or the field of a code, which is tried on demand; its error is shown below. */
export function CouponField({ control, listPrice, couponCode, amount, ...props }: CouponFieldProps) {
  const { isApplying, apply, remove } = props;
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const id = useId();
  const frame = useFocusAfterChange(couponCode);
  const { fieldState } = useController({ name: 'coupon', control });
  const error = useErrorMessage(fieldState.error?.message, language);
  const discount = formatPrice((Number(listPrice) - Number(amount)).toFixed(2), language);
  return (
    <Box ref={frame}>
      {couponCode === null && (
        <CouponInput id={id} control={control} isApplying={isApplying} apply={apply} hasError={error !== undefined} />
      )}
      <Box role="status">
        {couponCode !== null && (
          <Alert severity="success">
            {t('checkout.coupon.applied', { code: couponCode, discount })}
            <Box sx={{ marginBlockStart: 1 }}>
              <Button
                variant="outlined"
                color="inherit"
                size="small"
                aria-disabled={isApplying}
                onClick={isApplying ? undefined : () => void remove()}
              >
                {t('checkout.coupon.remove')}
              </Button>
            </Box>
          </Alert>
        )}
      </Box>
      <FormHelperText error id={`${id}-message`} role="alert">
        {error}
      </FormHelperText>
    </Box>
  );
}

/** Focuses the control that replaces the one with the focus. */
function useFocusAfterChange(couponCode: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const lastCode = useRef(couponCode);
  useEffect(() => {
    if (lastCode.current === couponCode) return;
    lastCode.current = couponCode;
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [couponCode]);
  return frame;
}

interface CouponInputProps extends Pick<CouponFieldProps, 'control' | 'isApplying' | 'apply'> {
  id: string;
  hasError: boolean;
}

function CouponInput({ id, control, isApplying, apply, hasError }: CouponInputProps) {
  const { t } = useTranslation('payments');
  const { field } = useController({ name: 'coupon', control });
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isApplying) void apply();
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5 }}>
        <TextField
          id={id}
          name={field.name}
          label={t('checkout.coupon.label')}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          onKeyDown={applyOnEnter}
          error={hasError}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              ...ltrInputProps,
              autoCapitalize: 'characters',
              maxLength: bounds.payment.couponMax,
              'aria-describedby': `${id}-hint ${id}-message`,
            },
          }}
          sx={{ flexGrow: 1, minInlineSize: 0 }}
        />
        <Button
          variant="outlined"
          onClick={isApplying ? undefined : () => void apply()}
          aria-disabled={isApplying}
          sx={{ minBlockSize: 48, flexShrink: 0 }}
        >
          {t(isApplying ? 'checkout.coupon.applying' : 'checkout.coupon.apply')}
        </Button>
      </Box>
      {!hasError && <FormHelperText id={`${id}-hint`}>{t('checkout.coupon.hint')}</FormHelperText>}
    </>
  );
}
