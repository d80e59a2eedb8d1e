import { useApolloClient } from '@apollo/client/react';
import { Alert, Box, Card, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { RefundIcon } from '../../art/icons/homeIcons';
import { ClockIcon } from '../../art/icons/commonIcons';
import { formatPrice, localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { MeDocument } from '../../session/__generated__/useViewer';
import { EmailNotice } from '../../accounts/parts/EmailNotice';
import { FormFrame } from '../../ui/form/FormFrame';
import { IconText } from '../../ui/text/IconText';
import { AmountDetails } from '../AmountDetails';
import { checkoutGridStyles } from './checkoutStyles';
import { toCheckoutMethods } from './checkoutMethods';
import { CouponField } from './CouponField';
import { MethodChoice } from './MethodChoice';
import { useCheckoutForm, type CheckoutItem } from './useCheckoutForm';
import type { CheckoutDetailsFragment } from './__generated__/CheckoutScreen';

export function CheckoutForm({ checkout, item }: { checkout: CheckoutDetailsFragment; item: CheckoutItem }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { form, submit, coupon } = useCheckoutForm(checkout, item);
  const { control } = form;
  const { methods: offered, isToBeReviewed, ...couponProps } = coupon;
  const methods = toCheckoutMethods({ methods: offered });
  const canOrder = methods.some(({ isAvailable }) => isAvailable);
  const isFree = Number(coupon.amount) === 0;
  const isUnconfirmed = useIsSeatUnconfirmed(checkout);
  const submitLabel = checkout.payment ? t('checkout.save') : t(isFree ? 'checkout.orderFree' : 'checkout.order');
  return (
    <Box sx={checkoutGridStyles}>
      <Box sx={{ gridArea: 'summary' }}>
        <CheckoutSummary checkout={checkout} amount={coupon.amount} couponCode={coupon.couponCode} />
      </Box>
      <Card sx={{ gridArea: 'form', padding: { xs: 2, sm: 4 } }}>
        {checkout.payment && <OpenOrderNotice paymentId={checkout.payment.id} />}
        {checkout.event && <EmailNotice prevents="seats" sx={{ marginBlockEnd: 3 }} />}
        {canOrder ? (
          <FormFrame
            form={form}
            onSubmit={submit}
            submit={submitLabel}
            submitting={t('checkout.ordering')}
            isDisabled={isUnconfirmed && !isFree}
          >
            <MethodChoice control={control} methods={methods} />
            {/* The amount of a refused proof was agreed. */}
            {checkout.payment?.status !== 'rejected' && (
              <CouponField control={control} listPrice={checkout.listPrice} {...couponProps} />
            )}
            <Box role="status">
              {isToBeReviewed && (
                <Alert severity="info">
                  {t('checkout.coupon.review', { amount: formatPrice(coupon.amount, language), action: submitLabel })}
                </Alert>
              )}
            </Box>
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

/** Seats are held for confirmed addresses only. Back from the mail, the viewer is read again. */
function useIsSeatUnconfirmed({ event, payment }: CheckoutDetailsFragment): boolean {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const isUnconfirmed = event !== null && payment === null && viewer?.isEmailConfirmed === false;
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    const refetchViewer = () => void client.refetchQueries({ include: [MeDocument] });
    window.addEventListener('focus', refetchViewer);
    return () => window.removeEventListener('focus', refetchViewer);
  }, [client, isUnconfirmed]);
  return isUnconfirmed;
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
  const { course, event, listPrice, daysToPay, seatHoldHours, guaranteeDays } = checkout;
  const item = course ?? event;
  const { text, ...langProps } = localizeFieldWithLang(item ?? { title: '', titleAr: '' }, 'title', language);
  const terms = (
    <Stack sx={{ gap: 1, marginBlockStart: 1, '& span': { color: 'onDeepMuted' } }}>
      <IconText icon={<ClockIcon size={20} />}>{formatCount('checkout.deadline', daysToPay)}</IconText>
      {event && <IconText icon={<ClockIcon size={20} />}>{formatCount('checkout.seatHeld', seatHoldHours)}</IconText>}
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
