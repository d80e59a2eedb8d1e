import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { ProblemCode } from '../../../schema/contract/problems/problems';
import { orderSchema } from '../../../schema/contract/validation/payments/payments';
import { messageKey } from '../../../schema/contract/validation/fields/textFields';
import { toClientError, type ClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { useToast } from '../../ui/feedback/ToastProvider';
import { invalidateOrders } from '../invalidateOrders';
import { toCheckoutMethods } from './checkoutMethods';
import {
  CheckoutDocument,
  useCreatePaymentMutation,
  type CheckoutDetailsFragment,
} from './__generated__/CheckoutScreen';

type CheckoutFormValues = z.input<typeof orderSchema>;
type Order = z.output<typeof orderSchema>;
export type CheckoutControl = Control<CheckoutFormValues, unknown, Order>;

export interface CheckoutItem {
  courseId?: string;
  eventId?: string;
}

/** The price with a coupon that the server accepted, or without one, and the methods for it. */
type TriedCheckout = Pick<CheckoutDetailsFragment, 'couponCode' | 'amount' | 'methods' | 'payment'>;

const couponProblems: readonly ProblemCode[] = ['couponNotValid', 'couponUsedUp', 'couponUsedByYou'];

/** The form of an order. A coupon is tried first, so that its price is seen before the order. */
export function useCheckoutForm(checkout: CheckoutDetailsFragment, item: CheckoutItem) {
  const navigate = useNavigate();
  const [createPayment] = useCreatePaymentMutation({ update: (cache) => invalidateOrders(cache) });
  const form = useZodForm<CheckoutFormValues, Order>(orderSchema, {
    ...item,
    method: initialMethod(checkout),
    coupon: '',
  });
  const showError = (error: ClientError) => {
    const isCouponError = error.problem !== undefined && couponProblems.includes(error.problem);
    if (isCouponError) form.setError('coupon', { type: 'server', message: error.message }, { shouldFocus: true });
    else form.setError('root.server', { type: 'server', message: error.message });
  };
  /** Cards take whole dinars only. */
  const keepOfferedMethod = (tried: TriedCheckout) => {
    const methods = toCheckoutMethods(tried).filter(({ isAvailable }) => isAvailable);
    if (!methods.some(({ method }) => method === form.getValues('method')))
      form.setValue('method', initialMethod(tried));
  };
  const { applied, apply, remove, isApplying } = useCoupon(checkout, item, {
    onTried: keepOfferedMethod,
    onError: showError,
  });
  const applyTyped = async () => {
    form.clearErrors();
    const code = (form.getValues('coupon') ?? '').trim();
    if (code === '') form.setError('coupon', { message: messageKey('required') }, { shouldFocus: true });
    else if (await apply(code)) form.setValue('coupon', '');
  };
  const [isToBeReviewed, setToBeReviewed] = useState(false);
  const submit = submitWithServerErrors(
    form,
    async ({ coupon, method }) => {
      // Nothing is ordered at a price that the payer has not seen.
      setToBeReviewed(Boolean(coupon));
      if (coupon) return applyTyped();
      const code = applied.couponCode;
      const { data } = await createPayment({
        variables: {
          input: { ...item, method: method ?? null, ...(code !== checkout.couponCode && { coupon: code }) },
        },
      });
      if (data) await navigate(paths.payment(data.createPayment.id));
    },
    showError,
  );
  const removeApplied = () => {
    form.clearErrors();
    setToBeReviewed(false);
    return remove();
  };
  return {
    form,
    submit,
    coupon: {
      ...applied,
      isApplying,
      isToBeReviewed: isToBeReviewed && applied.couponCode !== null,
      apply: applyTyped,
      remove: removeApplied,
    },
  };
}

/** The method of the open order, otherwise the first one that can be used. */
function initialMethod(checkout: Pick<TriedCheckout, 'methods' | 'payment'>) {
  const methods = toCheckoutMethods(checkout).filter(({ isAvailable }) => isAvailable);
  return (methods.find(({ method }) => method === checkout.payment?.method) ?? methods[0])?.method ?? null;
}

interface CouponHandlers {
  onTried: (tried: TriedCheckout) => void;
  onError: (error: ClientError) => void;
}

function useCoupon(checkout: CheckoutDetailsFragment, item: CheckoutItem, { onTried, onError }: CouponHandlers) {
  const { t } = useTranslation('payments');
  const client = useApolloClient();
  const showToast = useToast();
  const [tried, setTried] = useState<TriedCheckout | null>(null);
  const [isApplying, setApplying] = useState(false);
  /** Resolves to whether the coupon is valid; a blank one is none. */
  const apply = async (coupon: string): Promise<boolean> => {
    setApplying(true);
    try {
      const { data } = await client.query({
        query: CheckoutDocument,
        variables: { ...item, coupon },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        setTried(data.checkout);
        onTried(data.checkout);
      }
      return true;
    } catch (error) {
      onError(toClientError(error));
      return false;
    } finally {
      setApplying(false);
    }
  };
  const remove = async () => {
    if (await apply('')) showToast({ title: t('checkout.coupon.removed') });
  };
  const { couponCode, amount, methods } = tried ?? checkout;
  return { applied: { couponCode, amount, methods }, apply, remove, isApplying };
}
