import { Alert, Box, Button, Card, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { useId, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { limits } from '../../../schema/contract/limits';
import { RefundIcon } from '../../art/icons/homeIcons';
import { ClockIcon } from '../../art/icons/commonIcons';
import { translateErrorMessage } from '../../data/errorMessages';
import { formatPrice, localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { FormFrame, getFormError } from '../../ui/form/FormFrame';
import { ltrInputProps } from '../../ui/form/inputs';
import { IconText } from '../../ui/text/IconText';
import { AmountDetails } from '../AmountDetails';
import { checkoutGridStyles } from './checkoutStyles';
import { toCheckoutMethods } from './checkoutMethods';
import { MethodChoice } from './MethodChoice';
import { useCheckoutForm, type CheckoutControl, type CheckoutItem } from './useCheckoutForm';
import type { CheckoutDetailsFragment } from './__generated__/CheckoutScreen';

interface CheckoutFormProps {
  checkout: CheckoutDetailsFragment;
  item: CheckoutItem;
}

/** Method and coupon of a new or an open order, with the amount. */
export function CheckoutForm({ checkout, item }: CheckoutFormProps) {
  const { t } = useTranslation('payments');
  const { form, submit, coupon } = useCheckoutForm(checkout, item);
  const { control, formState } = form;
  const { methods: offered, ...couponProps } = coupon;
  const methods = toCheckoutMethods({ methods: offered });
  const canOrder = methods.some(({ isAvailable }) => isAvailable);
  const isFree = Number(coupon.amount) === 0;
  const submitLabel = checkout.payment ? t('checkout.save') : t(isFree ? 'checkout.orderFree' : 'checkout.order');
  return (
    <Box sx={checkoutGridStyles}>
      <Box sx={{ gridArea: 'summary' }}>
        <CheckoutSummary checkout={checkout} amount={coupon.amount} couponCode={coupon.couponCode} />
      </Box>
      <Card sx={{ gridArea: 'form', padding: { xs: 2, sm: 4 } }}>
        {checkout.payment && <OpenOrderNotice paymentId={checkout.payment.id} />}
        {canOrder ? (
          <FormFrame
            onSubmit={submit}
            pending={formState.isSubmitting}
            submit={submitLabel}
            submitting={t('checkout.ordering')}
            error={getFormError(formState.errors)}
          >
            <MethodChoice control={control} methods={methods} />
            {/* The amount of a refused proof was agreed. */}
            {checkout.payment?.status !== 'rejected' && (
              <CouponField control={control} checkout={checkout} {...couponProps} />
            )}
          </FormFrame>
        ) : (
          <Alert
            severity="warning"
            action={
              <ButtonLink to={paths.contact} color="inherit" size="small">
                {t('checkout.contact')}
              </ButtonLink>
            }
          >
            {t('checkout.noMethods')}
          </Alert>
        )}
      </Card>
    </Box>
  );
}

function OpenOrderNotice({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('payments');
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
      {t('checkout.openOrder')}
      <Box sx={{ marginBlockStart: 1 }}>
        <ButtonLink to={paths.payment(paymentId)} variant="outlined" size="small" color="inherit">
          {t('checkout.seeOrder')}
        </ButtonLink>
      </Box>
    </Alert>
  );
}

interface CheckoutSummaryProps {
  checkout: CheckoutDetailsFragment;
  amount: string;
  couponCode: string | null;
}

function CheckoutSummary({ checkout, amount, couponCode }: CheckoutSummaryProps) {
  const { language } = useLanguage();
  const formatCount = usePlural('payments');
  const { course, event, listPrice, daysToPay, guaranteeDays } = checkout;
  const item = course ?? event;
  const { text, ...langProps } = localizeFieldWithLang(item ?? { title: '', titleAr: '' }, 'title', language);
  const terms = (
    <Stack sx={{ gap: 1, marginBlockStart: 1, '& span': { color: 'onDeepMuted' } }}>
      <IconText icon={<ClockIcon size={20} />}>
        {formatCount(course ? 'checkout.deadline' : 'checkout.seatHeld', daysToPay)}
      </IconText>
      {guaranteeDays > 0 && (
        <IconText icon={<RefundIcon size={20} />}>{formatCount('checkout.guarantee', guaranteeDays)}</IconText>
      )}
    </Stack>
  );
  return (
    <AmountDetails
      kind={course ? 'course' : 'event'}
      title={
        <Typography component="span" variant="inherit" {...langProps} sx={{ display: 'block', textAlign: 'start' }}>
          {text}
        </Typography>
      }
      listPrice={listPrice}
      amount={amount}
      couponCode={couponCode}
      footer={terms}
    />
  );
}

interface CouponFieldProps {
  control: CheckoutControl;
  checkout: CheckoutDetailsFragment;
  couponCode: string | null;
  amount: string;
  isApplying: boolean;
  apply(): Promise<void>;
  remove(): Promise<void>;
}

/** The code is tried on demand; its error is shown beside the field. */
function CouponField({ control, checkout, couponCode, amount, ...props }: CouponFieldProps) {
  const { isApplying, apply, remove } = props;
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({
    name: 'coupon',
    control,
  });
  const error = fieldState.error?.message;
  const discount = formatPrice((Number(checkout.listPrice) - Number(amount)).toFixed(2), language);
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isApplying) void apply();
  };
  return (
    <Box>
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
          error={error !== undefined}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              ...ltrInputProps,
              autoCapitalize: 'characters',
              maxLength: limits.payment.couponMax,
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
      {error === undefined && <FormHelperText id={`${id}-hint`}>{t('checkout.coupon.hint')}</FormHelperText>}
      <FormHelperText error id={`${id}-message`} role="alert">
        {error !== undefined && translateErrorMessage(error, language)}
      </FormHelperText>
      <Box role="status">
        {couponCode !== null && (
          <Alert
            severity="success"
            sx={{ marginBlockStart: 1.5 }}
            action={
              <Button
                color="inherit"
                size="small"
                aria-disabled={isApplying}
                onClick={isApplying ? undefined : () => void remove()}
              >
                {t('checkout.coupon.remove')}
              </Button>
            }
          >
            {t('checkout.coupon.applied', { code: couponCode, discount })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
