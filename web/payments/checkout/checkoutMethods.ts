import type { PayerMethod } from '../../../schema/contract/payments';
import type { CheckoutDetailsFragment } from './__generated__/CheckoutScreen';

export interface CheckoutMethod {
  method: PayerMethod;
  /** False for a transfer whose account is not set up. */
  isAvailable: boolean;
}

/** The methods that payers may choose, in the order of the settings. */
export const toCheckoutMethods = ({ methods }: Pick<CheckoutDetailsFragment, 'methods'>): CheckoutMethod[] =>
  methods.flatMap(({ method, account }) =>
    method === 'cash' ? [] : [{ method, isAvailable: method === 'card' || account !== null }],
  );
