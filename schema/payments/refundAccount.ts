import type { PaymentSettings, Prisma } from '../../prisma/generated/client';
import { isPostalRip } from '../contract/validation/fields/accountNumbers';
import {
  toRefundAccount,
  type OptionalRefundAccount,
  type RefundAccount,
} from '../contract/validation/payments/refunds';
import { Problem } from '../core/problem';
import { readPaymentSettings } from './paymentSettings';

/**
 * The columns of a validated account; null if none is given.
 * @throws Problem `invalidInput` for an account of the site itself, which payers copy from the transfer instructions
 */
export async function validateRefundAccount(
  tx: Prisma.TransactionClient,
  input: OptionalRefundAccount,
): Promise<RefundAccount | null> {
  const account = toRefundAccount(input);
  if (!account?.refundAccount) return account;
  if (ownAccounts(await readPaymentSettings(tx)).includes(accountKey(account.refundAccount)))
    throw new Problem('invalidInput', { fields: { refundAccount: 'refundToSite' } });
  return account;
}

const ownAccounts = ({ ccpNumber, ccpKey, rip, rib }: PaymentSettings): string[] =>
  [ccpNumber && `${ccpNumber} ${ccpKey}`, rip, rib].filter((account) => account !== '').map(accountKey);

/** Equal for the two spellings of a postal account: number and key, and its RIP of the same number. */
function accountKey(account: string): string {
  const postalNumber = isPostalRip(account) ? account.slice(8, 18) : account.split(' ', 1)[0];
  return isPostalRip(account) || account.includes(' ') ? String(Number(postalNumber)) : account;
}
