import { builder } from '../core/builder';
import { PaymentMethodType } from '../core/scalarsAndEnums';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

export const refundAccountFields = (t: InputFields) => ({
  refundMethod: t.field({
    type: PaymentMethodType,
    description: 'How the money is returned: a transfer, or cash for what was paid in cash.',
  }),
  refundAccount: t.string({
    description: 'Account that the money goes to: RIP or RIB of 20 digits, or number and key of a postal account.',
  }),
  refundHolder: t.string({ description: 'Name of the holder of the account.' }),
});

export const refundAccountArgs = builder.args((t) => refundAccountFields(t as unknown as InputFields));
