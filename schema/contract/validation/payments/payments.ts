import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { payerMethods, paymentMethods, paymentStatuses } from '../../payments';
import { isPrivateUploadPath } from '../../uploads/uploads';
import { hasRibKey, isPostalRip, toAccountDigits, toCcpKey } from '../fields/accountNumbers';
import {
  booleanField,
  dateTimeField,
  endDateTimeField,
  foreignKeyField,
  integerBetween,
  isBlankText,
  priceField,
} from '../fields/numberFields';
import { cleanSpacedCode } from '../../text/cleanText';
import { checkOptionalAccount, optionalAccountFields } from './refunds';
import {
  cleanedText,
  messageKey,
  multilineText,
  nonBlankText,
  optionalText,
  printedLine,
  referenceText,
  refuseCharacters,
  refuseUnprintable,
  singleLineText,
} from '../fields/textFields';

const methodMessage = messageKey('wrongType');

interface ItemKeys {
  courseId?: number | null | undefined;
  eventId?: number | null | undefined;
}

const hasOneItem = ({ courseId, eventId }: ItemKeys): boolean => Boolean(courseId) !== Boolean(eventId);
const oneItemIssue = { path: ['courseId'], message: messageKey('required') };

export const orderSchema = z
  .object({
    courseId: foreignKeyField.optional(),
    eventId: foreignKeyField.optional(),
    method: z.enum(payerMethods, methodMessage).nullish(),
    /** Blank or null: none. */
    coupon: optionalText(cleanedText(cleanSpacedCode, bounds.payment.couponMax)).optional(),
  })
  .refine(hasOneItem, oneItemIssue);

export const paymentProofSchema = z
  .object({
    transactionId: nonBlankText(referenceText, bounds.payment.transactionMax).refine(
      (value) => /[\p{L}\p{N}]/u.test(value),
      messageKey('required'),
    ),
    proofUrl: singleLineText(bounds.url.max).refine(isPrivateUploadPath, messageKey('required')),
    notes: optionalText(multilineText(bounds.payment.notesMax)),
    /** Where the money of a late proof goes if what was ordered is gone. */
    ...optionalAccountFields,
  })
  .superRefine(checkOptionalAccount);
export type PaymentProofFormValues = z.input<typeof paymentProofSchema>;

/** Why an admin refuses. */
export const paymentReasonSchema = z.object({ reason: nonBlankText(multilineText, bounds.payment.reasonMax) });

/** A decision by its new status, as REST clients send it. */
export const paymentStatusSchema = z.object({
  status: z.enum(paymentStatuses, methodMessage),
  notes: multilineText(bounds.payment.reasonMax).nullish(),
  /** Of a refund: whether an access that an admin has opened ends, too. */
  endAccess: booleanField.nullish(),
});

/** The notes of a decision that needs a reason. */
export const decisionNotesSchema = z.object({ notes: paymentReasonSchema.shape.reason });

/** The notes of a refund: number of the transfer. */
export const refundReferenceSchema = z.object({ notes: nonBlankText(referenceText, bounds.payment.transactionMax) });

export const cashPaymentSchema = z
  .object({
    userId: foreignKeyField.refine((value) => value !== null, messageKey('required')),
    courseId: foreignKeyField.optional(),
    eventId: foreignKeyField.optional(),
    notes: optionalText(multilineText(bounds.payment.notesMax)),
  })
  .refine(hasOneItem, oneItemIssue);

const accountText = optionalText(singleLineText(bounds.payment.accountMax)).transform((value) => value ?? '');

const sellerName = optionalText(printedLine(bounds.payment.accountMax)).transform((value) => value ?? '');
const sellerAddress = optionalText(multilineText(bounds.payment.notesMax).superRefine(refuseUnprintable)).transform(
  (value) => value ?? '',
);

const registerNumber = optionalText(referenceText(bounds.payment.accountMax)).transform((value) => value ?? '');

/** Digits of an account, which people write in groups. */
const accountDigits = optionalText(cleanedText(toAccountDigits, bounds.payment.accountMax)).transform(
  (value) => value ?? '',
);

const ribField = accountDigits
  .refine((value) => value === '' || /^\d{20}$/.test(value), { message: messageKey('twentyDigits'), abort: true })
  .refine((value) => value === '' || hasRibKey(value), messageKey('wrongAccountKey'));

const ripField = ribField.refine((value) => value === '' || isPostalRip(value), messageKey('notPostalAccount'));

const ccpNumberField = accountDigits.refine((value) => /^\d{0,10}$/.test(value), messageKey('notANumber'));
const ccpKeyField = accountDigits.refine((value) => /^\d{0,2}$/.test(value), messageKey('notANumber'));

export const paymentSettingsSchema = z
  .object({
    enabledMethods: z
      .array(z.enum(paymentMethods, methodMessage), methodMessage)
      .refine((methods) => methods.some((method) => method !== 'cash'), messageKey('methodRequired')),
    ccpHolder: accountText,
    ccpNumber: ccpNumberField,
    ccpKey: ccpKeyField,
    rip: ripField,
    bankName: accountText,
    bankHolder: accountText,
    rib: ribField,
    daysToPay: integerBetween(1, bounds.payment.daysMax),
    /** Absent: unchanged. */
    seatHoldHours: integerBetween(1, bounds.payment.seatHoldMax)
      .nullish()
      .transform((value) => value ?? undefined),
    guaranteeDays: integerBetween(0, bounds.payment.guaranteeMax),
    sellerName,
    sellerNameAr: sellerName,
    sellerAddress,
    sellerAddressAr: sellerAddress,
    nif: registerNumber,
    nis: registerNumber,
    rc: registerNumber,
    ai: registerNumber,
  })
  .refine(({ ccpNumber, ccpKey }) => ccpNumber === '' || toCcpKey(ccpNumber) === ccpKey.padStart(2, '0'), {
    path: ['ccpKey'],
    message: messageKey('wrongAccountKey'),
  });
export type PaymentSettingsFormValues = z.input<typeof paymentSettingsSchema>;

const positivePriceField = priceField.refine((value) => Number(value) > 0, messageKey('notANumber'));

/** Blank counts as none. */
const blankAsNull = <Output>(schema: z.ZodType<Output, string | number>) =>
  z
    .union([z.number(), z.string(), z.null()], messageKey('wrongType'))
    .transform((value) => (isBlankText(value) ? null : value))
    .pipe(schema.nullable());

const optionalTime = (field: typeof dateTimeField | typeof endDateTimeField) =>
  z
    .union([z.string(), z.date(), z.null()], messageKey('wrongType'))
    .transform((value) => (isBlankText(value) ? null : value))
    .pipe(field.nullable());

/** A code with gaps as `cleanSpacedCode` writes it, without them, as it is stored. */
const joinCode = (code: string): string => code.replaceAll(' ', '');

/** The codes that a typed one can mean, the likeliest first: its gaps are nothing, or hyphens. */
export const couponSpellings = (code: string): string[] => [...new Set([joinCode(code), code.replaceAll(' ', '-')])];

const couponFields = {
  code: nonBlankText(
    (max) => cleanedText(cleanSpacedCode, max).transform(joinCode),
    bounds.payment.couponMax,
  ).superRefine(refuseCharacters(/[^A-Z0-9_-]/u)),
  percent: blankAsNull(integerBetween(1, 100)),
  amount: blankAsNull(positivePriceField),
  startsAt: optionalTime(dateTimeField),
  endsAt: optionalTime(endDateTimeField),
  totalLimit: blankAsNull(integerBetween(1, bounds.payment.couponUsesMax)),
  perUserLimit: blankAsNull(integerBetween(1, bounds.payment.couponUsesMax)),
  isActive: booleanField,
  courseIds: z
    .array(
      foreignKeyField.refine((value) => value !== null, messageKey('required')),
      messageKey('wrongType'),
    )
    .max(bounds.payment.couponCoursesMax, messageKey('tooMany'))
    .transform((ids) => [...new Set(ids)]),
};

interface CouponRules {
  percent?: number | null | undefined;
  amount?: string | null | undefined;
  startsAt?: Date | null | undefined;
  endsAt?: Date | null | undefined;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** Exactly one kind of discount. */
const hasOneDiscount = ({ percent, amount }: CouponRules): boolean => isGiven(percent) !== isGiven(amount);
const oneDiscountIssue = { path: ['percent'], message: messageKey('oneDiscount') };
const endsAfterStart = ({ startsAt, endsAt }: CouponRules): boolean => !startsAt || !endsAt || startsAt < endsAt;
const periodIssue = { path: ['endsAt'], message: messageKey('endsBeforeStart') };

/** Absent limits and times are none. */
export const createCouponSchema = z
  .object({
    ...couponFields,
    percent: couponFields.percent.default(null),
    amount: couponFields.amount.default(null),
    startsAt: couponFields.startsAt.default(null),
    endsAt: couponFields.endsAt.default(null),
    totalLimit: couponFields.totalLimit.default(null),
    perUserLimit: couponFields.perUserLimit.default(null),
    isActive: couponFields.isActive.default(true),
    courseIds: couponFields.courseIds.default([]),
  })
  .refine(hasOneDiscount, oneDiscountIssue)
  .refine(endsAfterStart, periodIssue);

/** A new discount replaces the one of the other kind. */
export const updateCouponSchema = z
  .object(couponFields)
  .partial()
  .refine(
    (coupon) => (coupon.percent === undefined && coupon.amount === undefined) || hasOneDiscount(coupon),
    oneDiscountIssue,
  )
  .refine(endsAfterStart, periodIssue);

export type CreateCouponData = z.output<typeof createCouponSchema>;
