import { PaymentMethod } from '../../prisma/generated/enums';
import type { PaymentSettings, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { paymentSettingsSchema } from '../contract/validation/payments/payments';
import { builder } from '../core/builder';
import { addDays } from '../core/dates';
import { validate } from '../core/problem';
import { updateLocked } from '../admin/optimisticLock';
import { PaymentMethodType } from '../core/scalarsAndEnums';

const id = 1;

export const readPaymentSettings = (db: Pick<Prisma.TransactionClient, 'paymentSettings'>): Promise<PaymentSettings> =>
  db.paymentSettings.findUniqueOrThrow({ where: { id } });

/** Until when the payer can ask for a refund. */
export const guaranteeEnd = (confirmedAt: Date, { guaranteeDays }: Pick<PaymentSettings, 'guaranteeDays'>): Date =>
  addDays(confirmedAt, guaranteeDays);

/** Names and descriptions of the text columns. */
const texts = {
  ccpHolder: 'Holder of the postal account (CCP).',
  ccpNumber: 'Number of the postal account.',
  ccpKey: 'Key of the postal account: two digits.',
  rip: 'RIP of the postal account for BaridiMob: 20 digits.',
  bankName: 'Name of the bank.',
  bankHolder: 'Holder of the bank account.',
  rib: 'RIB of the bank account: 20 digits.',
  sellerName: "Seller's name on receipts, in Latin letters.",
  sellerNameAr: "Seller's name on receipts, in Arabic.",
  sellerAddress: "Seller's address on receipts, in Latin letters.",
  sellerAddressAr: "Seller's address on receipts, in Arabic.",
  nif: 'Fiscal identification number (NIF).',
  nis: 'Statistical identification number (NIS).',
  rc: 'Number in the trade register (RC).',
  ai: 'Article of taxation (AI).',
} as const satisfies Partial<Record<keyof PaymentSettings, string>>;

const textNames = Object.keys(texts) as (keyof typeof texts)[];

const PaymentSettingsType = builder.prismaObject('PaymentSettings', {
  description: 'Settings of payments. Visible to admins only; payers see the account of their method.',
  fields: (t) => ({
    ...Object.fromEntries(textNames.map((name) => [name, t.exposeString(name, { description: texts[name] })])),
    enabledMethods: t.expose('enabledMethods', {
      type: [PaymentMethodType],
      description: 'Methods that payers may choose, the default first.',
    }),
    hasCardGateway: t.boolean({
      description: 'Whether a card provider is configured; without one cards are not offered.',
      resolve: (_settings, _args, { services: { cardProvider } }) => cardProvider !== null,
    }),
    daysToPay: t.exposeInt('daysToPay', { description: 'Days until an unpaid order expires.' }),
    seatHoldHours: t.exposeInt('seatHoldHours', {
      description: 'Hours for which an order holds a seat of an event without payment.',
    }),
    guaranteeDays: t.exposeInt('guaranteeDays', { description: 'Days in which payers may ask for a refund.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

const PaymentSettingsInput = builder.inputType('PaymentSettingsInput', {
  description: 'All settings of payments.',
  fields: (t) => ({
    ...Object.fromEntries(textNames.map((name) => [name, t.string({ description: texts[name] })])),
    enabledMethods: t.field({
      type: [PaymentMethodType],
      required: true,
      description: 'Methods that payers may choose, the default first.',
    }),
    daysToPay: t.int({ required: true, description: 'Days until an unpaid order expires, 1 to 60.' }),
    seatHoldHours: t.int({
      description: 'Hours for which an order holds a seat of an event without payment, 1 to 168; absent: unchanged.',
    }),
    guaranteeDays: t.int({ required: true, description: 'Days in which payers may ask for a refund, 0 to 365.' }),
  }),
});

builder.queryField('paymentSettings', (t) =>
  t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentSettingsType,
    description: 'Settings of payments.',
    resolve: (query, _root, _args, { db }) => db.paymentSettings.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

builder.mutationField('updatePaymentSettings', (t) =>
  t.withAuth({ can: 'payment:manage' }).prismaField({
    type: PaymentSettingsType,
    description: 'Replaces the settings of payments.',
    problems: ['invalidInput', 'changedMeanwhile'],
    args: {
      input: t.arg({ type: PaymentSettingsInput, required: true, description: 'All settings.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'Optimistic lock: `updatedAt` of the version that was edited.',
      }),
    },
    resolve: (query, _root, { input, updatedAt }, context) => {
      const data = validate(paymentSettingsSchema, input);
      return auditedTransaction(context, async (tx) => {
        const enabledMethods = data.enabledMethods.filter((method) => method !== PaymentMethod.cash);
        await updateLocked(tx.paymentSettings, {
          id,
          updatedAt,
          data: { ...data, enabledMethods },
          notFound: 'notFound',
        });
        return tx.paymentSettings.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);
