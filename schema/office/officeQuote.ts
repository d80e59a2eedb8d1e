import type { Prisma } from '../../prisma/generated/client';
import { activeEnrollmentWhere } from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { parseOptionalId } from '../core/ids';
import { findOpenOrder } from '../payments/orders/orders';
import { toPaymentItem, type PaymentItem } from '../payments/paymentItem';

const quoteStates = ['open', 'ordered', 'enrolled', 'soldOut', 'started'] as const;

interface OfficeQuote {
  amount: Prisma.Decimal;
  state: (typeof quoteStates)[number];
  orderReference: string | null;
}

const OfficeQuoteStateType = builder.enumType('OfficeQuoteState', {
  description:
    '`ordered`: an order waits for its payment. `enrolled`: the person has the course or the seat. `soldOut` and `started` are of events.',
  values: quoteStates,
});

const OfficeQuoteType = builder.objectRef<OfficeQuote>('OfficeQuote').implement({
  description: 'What a person would pay for a course or an event now.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'The price, or the agreed amount of the order that waits; "0.00" if free.',
    }),
    state: t.expose('state', { type: OfficeQuoteStateType, description: 'Whether the office can enroll the person.' }),
    orderReference: t.exposeString('orderReference', { nullable: true, description: 'Of the order that waits.' }),
  }),
});

builder.queryField('officeQuote', (t) =>
  t.withAuth({ can: 'payment:manage' }).field({
    type: OfficeQuoteType,
    description: 'Price and state of a course or an event for a person, before the office enrolls them.',
    problems: ['courseNotFound', 'eventNotFound'],
    args: {
      courseId: t.arg.id({ description: 'Key of a published course; without it, `eventId` is needed.' }),
      eventId: t.arg.id({ description: 'Key of a published event.' }),
      userId: t.arg.id({ description: 'Key of the person; absent for a new one.' }),
    },
    resolve: async (_root, args, context) => {
      const item = toPaymentItem({ courseId: parseOptionalId(args.courseId), eventId: parseOptionalId(args.eventId) });
      const userId = parseOptionalId(args.userId) ?? 0;
      const quote = item.courseId ? await quoteCourse(context, item, userId) : await quoteEvent(context, item, userId);
      const order = await findOpenOrder(context.db, userId, item);
      if (!order || quote.state === 'enrolled') return { ...quote, orderReference: null };
      return { amount: order.amount, state: 'ordered' as const, orderReference: order.reference };
    },
  }),
);

type Quote = Omit<OfficeQuote, 'orderReference'>;

async function quoteCourse({ db }: SignedInContext, { courseId }: PaymentItem, studentId: number): Promise<Quote> {
  const course = await db.course.findFirst({
    where: { id: courseId ?? 0, isPublished: true },
    select: { price: true, enrollments: { where: { studentId, ...activeEnrollmentWhere }, select: { id: true } } },
  });
  if (!course) throw new Problem('courseNotFound');
  return { amount: course.price, state: course.enrollments.length > 0 ? 'enrolled' : 'open' };
}

async function quoteEvent({ db, clock }: SignedInContext, { eventId }: PaymentItem, userId: number): Promise<Quote> {
  const event = await db.event.findFirst({
    where: { id: eventId ?? 0, isPublished: true },
    select: {
      price: true,
      startDate: true,
      capacity: true,
      registeredCount: true,
      registrations: { where: { userId, status: 'registered' }, select: { id: true } },
    },
  });
  if (!event) throw new Problem('eventNotFound');
  const { price: amount, startDate, capacity, registeredCount, registrations } = event;
  if (registrations.length > 0) return { amount, state: 'enrolled' };
  if (clock.hasPassed(startDate)) return { amount, state: 'started' };
  return { amount, state: capacity !== null && registeredCount >= capacity ? 'soldOut' : 'open' };
}
