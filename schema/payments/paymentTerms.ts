import type { PaymentSettings } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { PaymentMethodType } from '../core/scalarsAndEnums';
import { offeredMethods } from './orders/checkout';
import { readPaymentSettings } from './paymentSettings';

const PaymentTermsType = builder.objectRef<PaymentSettings>('PaymentTerms').implement({
  description: 'What holds for every order, before there is one.',
  fields: (t) => ({
    methods: t.field({
      type: [PaymentMethodType],
      description: 'Methods that payers can choose now, the default first.',
      resolve: (settings, _args, { services: { cardProvider } }) =>
        offeredMethods(settings, cardProvider !== null).map(({ method }) => method),
    }),
    daysToPay: t.exposeInt('daysToPay', { description: 'Days until an unpaid order expires.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', {
      description: 'Days after the confirmation in which a refund can be requested; 0 without a guarantee.',
    }),
  }),
});

builder.queryField('paymentTerms', (t) =>
  t.field({
    type: PaymentTermsType,
    description: 'How courses and events can be paid, and how long money is given back.',
    resolve: (_root, _args, { db }) => readPaymentSettings(db),
  }),
);
