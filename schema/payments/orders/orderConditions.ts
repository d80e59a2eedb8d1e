import type { Payment, Prisma } from '../../../prisma/generated/client';
import type { Clock } from '../../core/context';

export type OrderEffect =
  | 'keep'
  /** It asks for the lower price. */
  | 'lower'
  /** It ends, and the place is free of charge. */
  | 'grant'
  /** It ends; seat and coupon are given back. */
  | 'cancel';

interface ConditionEffects {
  /** Of an order that is pending or rejected. */
  open: OrderEffect;
  /** Whether the review warns of it: a proof is decided by an admin alone. */
  warns: boolean;
  /** Whether a late proof or payment still finds its place; otherwise the money is returned. */
  hasPlace: boolean;
}

/**
 * What may have changed since an order was placed, and what follows: the table of docs/spec-notes/payments.md. Of several
 * conditions the first one decides.
 */
export const orderConditions = {
  payerInactive: { open: 'cancel', warns: true, hasPlace: false },
  /** An order of a course by someone who is no student. */
  payerRole: { open: 'cancel', warns: true, hasPlace: false },
  /** Opened in another way than by this order. */
  hasAccess: { open: 'cancel', warns: true, hasPlace: false },
  eventWithdrawn: { open: 'cancel', warns: true, hasPlace: false },
  /** Its time to pay ends at the start. */
  eventStarted: { open: 'keep', warns: true, hasPlace: false },
  free: { open: 'grant', warns: true, hasPlace: false },
  priceLower: { open: 'lower', warns: true, hasPlace: true },
  /** Open orders of an archived course can be paid. */
  courseUnpublished: { open: 'keep', warns: false, hasPlace: false },
  soldOut: { open: 'keep', warns: true, hasPlace: false },
} as const satisfies Record<string, ConditionEffects>;

export type OrderCondition = keyof typeof orderConditions;

const conditionNames = Object.keys(orderConditions) as OrderCondition[];

export interface OrderSituation {
  /** In the order of the table. */
  conditions: OrderCondition[];
  /** Of the course or event now. */
  price: Prisma.Decimal;
  /** Start of the event; null for a course. */
  startDate: Date | null;
}

/** `select` of what an order is for, and of the payer's access to it. */
const situationSelect = (userId: number) =>
  ({
    user: { select: { isActive: true, role: true } },
    course: {
      select: {
        price: true,
        isPublished: true,
        enrollments: { where: { studentId: userId }, select: { status: true, source: true, paymentId: true } },
      },
    },
    event: {
      select: {
        price: true,
        isPublished: true,
        startDate: true,
        capacity: true,
        registeredCount: true,
        registrations: { where: { userId }, select: { status: true, paymentId: true } },
      },
    },
  }) satisfies Prisma.PaymentSelect;

type OrderedRow = Prisma.PaymentGetPayload<{ select: ReturnType<typeof situationSelect> }>;
type OrderedCourse = NonNullable<OrderedRow['course']>;
type OrderedEvent = NonNullable<OrderedRow['event']>;

const isActive = (status: string): boolean => status === 'in_progress' || status === 'completed';

function findCourseConditions(
  { isPublished, enrollments: [enrollment] }: OrderedCourse,
  { role }: OrderedRow['user'],
  paymentId: number,
): Partial<Record<OrderCondition, boolean>> {
  const isOwn = enrollment?.source === 'payment' && enrollment.paymentId === paymentId;
  return {
    payerRole: role !== 'student',
    hasAccess: enrollment !== undefined && isActive(enrollment.status) && !isOwn,
    courseUnpublished: !isPublished,
  };
}

function findEventConditions(
  { isPublished, startDate, capacity, registeredCount, registrations: [registration] }: OrderedEvent,
  paymentId: number,
  clock: Pick<Clock, 'hasPassed'>,
): Partial<Record<OrderCondition, boolean>> {
  return {
    hasAccess: registration?.status === 'registered' && registration.paymentId !== paymentId,
    eventWithdrawn: !isPublished,
    eventStarted: clock.hasPassed(startDate),
    soldOut: !registration && capacity !== null && registeredCount >= capacity,
  };
}

/** Compares an order with its course or event and its payer as they are now. */
export async function readSituation(
  db: Pick<Prisma.TransactionClient, 'payment'>,
  { id, userId, listPrice }: Pick<Payment, 'id' | 'userId' | 'listPrice'>,
  clock: Pick<Clock, 'hasPassed'>,
): Promise<OrderSituation> {
  const row = await db.payment.findUniqueOrThrow({ where: { id }, select: situationSelect(userId) });
  const { user, course, event } = row;
  const item = course ?? event;
  if (!item) throw new Error(`Payment ${id} has no item`);
  const applies: Partial<Record<OrderCondition, boolean>> = {
    payerInactive: !user.isActive,
    // An order of price 0 has nothing to follow.
    free: item.price.isZero() && !listPrice.isZero(),
    priceLower: item.price.lessThan(listPrice),
    ...(course && findCourseConditions(course, user, id)),
    ...(event && findEventConditions(event, id, clock)),
  };
  return {
    conditions: conditionNames.filter((name) => applies[name]),
    price: item.price,
    startDate: event?.startDate ?? null,
  };
}

/** Whether money that arrives now still gets what was ordered. */
export const hasPlace = ({ conditions }: OrderSituation): boolean =>
  conditions.every((condition) => orderConditions[condition].hasPlace);
