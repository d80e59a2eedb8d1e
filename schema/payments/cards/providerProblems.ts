import type { Prisma } from '../../../prisma/generated/client';
import { builder } from '../../core/builder';
import { unreconciledOutcomes } from './cardPayments';
import { PaymentType } from '../payment';

const GatewayOutcomeType = builder.enumType('GatewayProblem', {
  description: 'Why money that the card provider has received confirmed no payment.',
  values: {
    unknownPayment: { value: unreconciledOutcomes[0], description: 'No payment has this checkout.' },
    wrongAmount: { value: unreconciledOutcomes[1], description: 'Another amount or currency was paid.' },
    closedOrder: { value: unreconciledOutcomes[2], description: 'The order had expired or was cancelled.' },
    paidTwice: { value: unreconciledOutcomes[3], description: 'The order had been paid in another way.' },
  },
});

type GatewayEventRow = Prisma.GatewayEventGetPayload<object> & { paymentId: number | null };

const GatewayEventType = builder.objectRef<GatewayEventRow>('GatewayProblemEvent').implement({
  description: 'An event of the card provider that confirmed no payment, for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: "The card provider's id of the event." }),
    checkoutId: t.exposeString('checkoutId', { description: "The card provider's id of the payment page." }),
    problem: t.field({
      type: GatewayOutcomeType,
      description: 'Why no payment was confirmed.',
      resolve: ({ outcome }) => outcome as (typeof unreconciledOutcomes)[number],
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'Time of the event.' }),
    payment: t.prismaField({
      type: PaymentType,
      nullable: true,
      description: 'The payment of the checkout; null if there is none.',
      resolve: (query, { paymentId }, _args, { db }) =>
        paymentId === null ? null : db.payment.findUnique({ ...query, where: { id: paymentId } }),
    }),
  }),
});

const maxEvents = 10;

builder.queryField('gatewayProblems', (t) =>
  t.withAuth({ can: 'payment:manage' }).field({
    type: [GatewayEventType],
    description: `The latest events of the card provider that confirmed no payment, at most ${maxEvents}.`,
    resolve: async (_root, _args, { db }): Promise<GatewayEventRow[]> => {
      const events = await db.gatewayEvent.findMany({
        where: { outcome: { in: [...unreconciledOutcomes] } },
        orderBy: { receivedAt: 'desc' },
        take: maxEvents,
      });
      if (events.length === 0) return [];
      const payments = await db.payment.findMany({
        where: { checkoutId: { in: events.map(({ checkoutId }) => checkoutId) } },
        select: { id: true, checkoutId: true },
      });
      const ids = new Map(payments.map(({ id, checkoutId }) => [checkoutId, id]));
      return events.map((event) => ({ ...event, paymentId: ids.get(event.checkoutId) ?? null }));
    },
  }),
);
