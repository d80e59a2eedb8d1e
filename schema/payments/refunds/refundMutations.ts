import { refundRequestSchema } from '../../contract/validation/refunds';
import { visiblePayments } from '../../core/accessRules';
import { builder } from '../../core/builder';
import { validate } from '../../core/errors';
import { parseId } from '../../core/ids';
import { PaymentType } from '../payment';
import { refundAccountArgs } from '../refundInputs';
import { requestRefund } from './refunds';

builder.mutationField('requestPaymentRefund', (t) =>
  t.withAuth({ can: 'payment:write' }).prismaField({
    type: PaymentType,
    description:
      'Asks for the money back, within the guarantee period or if an event is cancelled; admins at any time. Method, account and holder are required.',
    problems: ['invalidInput', 'paymentNotFound', 'paymentStateChanged', 'guaranteeEnded'],
    args: {
      id: t.arg.id({ required: true, description: 'Key of the payment.' }),
      reason: t.arg.string({ required: true, description: 'Why.' }),
      ...refundAccountArgs,
    },
    resolve: async (query, _root, args, context) => {
      const request = validate(refundRequestSchema, args);
      const { id } = await requestRefund(parseId(args.id), request, context, visiblePayments(context.viewer));
      return context.db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
