import { cleanToken } from '../../text/cleanText';
import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { refundMethods, type RefundMethod } from '../../payments';
import type { ValidationMessageKey } from '../../problems/validationMessages';
import { hasRibKey, isPostalRip, toAccountDigits, toCcpKey } from '../fields/accountNumbers';
import { booleanField } from '../fields/numberFields';
import {
  cleanedText,
  messageKey,
  multilineText,
  nonBlankText,
  optionalText,
  personName,
  referenceText,
} from '../fields/textFields';

type AccountResult = { account: string } | { message: ValidationMessageKey };

/** Number and key of a postal account, which are written one after the other. */
function readCcpAccount(digits: string): AccountResult {
  if (!/^\d{3,12}$/.test(digits)) return { message: 'ccpAccount' };
  const [number, key] = [digits.slice(0, -2), digits.slice(-2)];
  if (Number(number) === 0 || toCcpKey(number) !== key) return { message: 'wrongAccountKey' };
  return { account: `${number} ${key}` };
}

function readRib(digits: string, isPostal: boolean): AccountResult {
  if (!/^\d{20}$/.test(digits)) return { message: 'twentyDigits' };
  if (isPostal && !isPostalRip(digits)) return { message: 'notPostalAccount' };
  return hasRibKey(digits) ? { account: digits } : { message: 'wrongAccountKey' };
}

/** The account as it is stored, or the message for its field. */
function validateRefundAccount(method: Exclude<RefundMethod, 'cash'>, text: string): AccountResult {
  const digits = toAccountDigits(text);
  if (digits === '') return { message: text.trim() === '' ? 'required' : 'notANumber' };
  return method === 'ccp' ? readCcpAccount(digits) : readRib(digits, method === 'baridimob');
}

const missingOrWrong = {
  error: ({ input }: { input?: unknown }) =>
    messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
};

const accountFields = {
  refundMethod: z.enum(refundMethods, missingOrWrong),
  /** Twenty digits of a RIP or RIB, or number and key of a postal account, in any usual spelling. */
  refundAccount: optionalText(cleanedText(cleanToken, bounds.payment.accountMax)),
  refundHolder: nonBlankText(personName, bounds.payment.accountMax),
};

/** Where a refund goes. Cash is handed over: it has no account. */
export interface RefundAccount {
  refundMethod: RefundMethod;
  refundAccount: string | null;
  refundHolder: string;
}

export type OptionalRefundAccount = { [Name in keyof RefundAccount]?: RefundAccount[Name] | null | undefined };

function checkAccount({ refundMethod, refundAccount }: OptionalRefundAccount, context: z.RefinementCtx): void {
  if (!refundMethod || refundMethod === 'cash') return;
  const result = validateRefundAccount(refundMethod, refundAccount ?? '');
  if ('message' in result)
    context.addIssue({ code: 'custom', path: ['refundAccount'], message: messageKey(result.message) });
}

/** Fields of an account that may be left out altogether. */
export const optionalAccountFields = {
  refundMethod: accountFields.refundMethod.nullish(),
  refundAccount: accountFields.refundAccount,
  refundHolder: optionalText(personName(bounds.payment.accountMax)),
};

/** All of an account, or nothing of it. */
export function checkOptionalAccount(input: OptionalRefundAccount, context: z.RefinementCtx): void {
  checkAccount(input, context);
  if (input.refundMethod && !input.refundHolder)
    context.addIssue({ code: 'custom', path: ['refundHolder'], message: messageKey('required') });
}

/** The columns of a validated account; null if none is given. */
export function toRefundAccount({
  refundMethod,
  refundAccount,
  refundHolder,
}: OptionalRefundAccount): RefundAccount | null {
  if (!refundMethod || !refundHolder) return null;
  const result = refundMethod === 'cash' ? null : validateRefundAccount(refundMethod, refundAccount ?? '');
  return { refundMethod, refundHolder, refundAccount: result && 'account' in result ? result.account : null };
}

const reason = nonBlankText(multilineText, bounds.payment.reasonMax);
const reference = nonBlankText(referenceText, bounds.payment.transactionMax);

/** A payer's request: why, and where the money goes. */
export const refundRequestSchema = z.object({ reason, ...accountFields }).superRefine(checkAccount);
export type RefundRequestFormValues = z.input<typeof refundRequestSchema>;

/** A refund that was requested: number of the transfer, and whether an access that an admin has opened ends, too. */
export const refundSchema = z.object({ reference, endAccess: booleanField.nullish() });

export const unrequestedRefundSchema = z
  .object({ ...refundSchema.shape, reason, ...accountFields })
  .superRefine(checkAccount);
export type UnrequestedRefundFormValues = z.input<typeof unrequestedRefundSchema>;
