import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { paymentStatuses, type PaymentStatus } from '../../contract/payments';
import { hourMs } from '../../contract/text/format/dateTime';
import * as change from '../../testing/payments/orderChanges';
import { createOrderScene, readOutcome, type Outcome } from '../../testing/payments/orderScene';
import { takeJobs } from '../../testing/takeJobs';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** pending or rejected · submitted · confirmed · refund_requested · expired or cancelled · refunded */
type Cells = [open: string, submitted: string, paid: string, requested: string, closed: string, refunded: string];

const column: Record<PaymentStatus, number> = {
  pending: 0,
  rejected: 0,
  submitted: 1,
  confirmed: 2,
  refund_requested: 3,
  expired: 4,
  cancelled: 4,
  refunded: 5,
};

const soon = new Date(Date.now() + hourMs);

type Row = [item: 'course' | 'event', change: change.OrderChange, cells: Cells];

const same: Cells = ['=', '=', '=', '=', '=', '='];
/** @param warning of the review */
const openOnly = (cell: string, warning?: string): Cells =>
  [...[cell, warning ? `submitted 10000 waiting ! ${warning}` : '=', '=', '=', '=', '=']] as Cells;
const changed = 'refused: paymentStateChanged';
const refused = (problem: string): Cells => same.map(() => `refused: ${problem}`) as Cells;
const proofs = (closed: string, open = 'submitted 10000 waiting', submitted = '='): Cells =>
  [...[open, submitted, changed, changed, closed, changed]] as Cells;

/**
 * The table of docs/spec-notes/payments.md: state, amount, place and certificate after the change, and the message to the payer.
 * `=` is no change and no message, `#` the state before, `!` what the review warns of.
 */
const table: Record<string, Row> = {
  'the course becomes cheaper': [
    'course',
    change.updateCourse({ price: '9000' }),
    openOnly('# 9000 waiting → order_price_lowered', 'priceLower'),
  ],
  'the event becomes cheaper': [
    'event',
    change.updateEvent({ price: '9000' }),
    openOnly('# 9000 waiting → order_price_lowered', 'priceLower'),
  ],
  'the course becomes dearer': ['course', change.updateCourse({ price: '11000' }), same],
  'the event becomes dearer': ['event', change.updateEvent({ price: '11000' }), same],
  'the course becomes free': [
    'course',
    change.updateCourse({ price: '0' }),
    openOnly('cancelled 10000 open free → enrolled, order_cancelled', 'free, priceLower'),
  ],
  'the event becomes free': [
    'event',
    change.updateEvent({ price: '0' }),
    openOnly('cancelled 10000 open → event_registered, order_cancelled', 'free, priceLower'),
  ],
  'the course is archived': ['course', change.updateCourse({ isPublished: false }), same],
  'the event becomes free when the seat is lost and none is left': [
    'event',
    change.inTurn(change.endTime({ seatHeldUntil: change.past }), change.fillEvent, change.updateEvent({ price: '0' })),
    openOnly('cancelled 10000 none → order_cancelled, seat_released', 'free, priceLower'),
  ],
  'the event is cancelled': [
    'event',
    change.updateEvent({ isPublished: false }),
    [
      ...['cancelled 10000 none → order_cancelled', 'submitted 10000 waiting ! eventWithdrawn'],
      ...['confirmed 10000 open → refund_offered', '=', '=', '='],
    ] as Cells,
  ],
  'the course is deleted': [
    'course',
    change.remove('deleteCourse', ({ courseId }) => courseId),
    refused('courseHasEnrollments'),
  ],
  'the event is deleted': [
    'event',
    change.remove('deleteEvent', ({ eventId }) => eventId),
    refused('eventHasRegistrations'),
  ],
  'the event is moved forward': [
    'event',
    change.updateEvent({ startDate: soon, endDate: new Date(soon.getTime() + hourMs) }),
    openOnly('# 10000 waiting until the start'),
  ],
  'the time to pay ends': [
    'course',
    change.endTime({ expiresAt: change.past }),
    openOnly('expired 10000 none → payment_expired', 'orderExpired'),
  ],
  'the event begins': [
    'event',
    change.inTurn(change.beginEvent, change.endTime({ expiresAt: change.past })),
    openOnly('expired 10000 none → payment_expired', 'orderExpired, eventStarted'),
  ],
  'the seat was held for long enough': [
    'event',
    change.endTime({ seatHeldUntil: change.past }),
    openOnly('# 10000 none → seat_released'),
  ],
  'a proof is sent': ['course', change.sendProof, proofs('submitted 10000 waiting')],
  'a proof is sent for a seat': ['event', change.sendProof, proofs('submitted 10000 waiting')],
  'a proof is sent after the course was archived': [
    'course',
    change.inTurn(change.updateCourse({ isPublished: false }), change.sendProof),
    proofs('submitted 10000 none → payment_without_place'),
  ],
  'a proof is sent when no seat is left': [
    'event',
    change.inTurn(change.fillEvent, change.sendProof),
    proofs('submitted 10000 none ! soldOut → payment_without_place'),
  ],
  'a proof is sent after the event was cancelled': [
    'event',
    change.inTurn(change.updateEvent({ isPublished: false }), change.sendProof),
    [
      'submitted 10000 none ! eventWithdrawn → order_cancelled, payment_without_place',
      'submitted 10000 waiting ! eventWithdrawn',
      ...[`${changed}: confirmed 10000 open → refund_offered`, changed],
      ...['submitted 10000 none ! eventWithdrawn → payment_without_place', changed],
    ] as Cells,
  ],
  'a proof is sent after the event has begun': [
    'event',
    change.inTurn(change.beginEvent, change.sendProof),
    proofs(
      'submitted 10000 none ! eventStarted → payment_without_place',
      'submitted 10000 waiting ! eventStarted',
      'submitted 10000 waiting ! eventStarted',
    ),
  ],
  'a proof is sent after the course has become free': [
    'course',
    change.inTurn(change.updateCourse({ price: '0' }), change.sendProof),
    proofs(
      'submitted 10000 none ! free, priceLower → payment_without_place',
      'submitted 10000 open free ! hasAccess, free, priceLower → enrolled, order_cancelled, payment_without_place',
      'submitted 10000 waiting ! free, priceLower',
    ),
  ],
  'a proof is sent after the student became a trainer': [
    'course',
    change.inTurn(change.updateUser({ role: 'trainer' }), change.sendProof),
    proofs(
      'submitted 10000 none ! payerRole → payment_without_place',
      'submitted 10000 none ! payerRole → order_cancelled, payment_without_place',
    ),
  ],
  'an admin enrolls the payer': [
    'course',
    change.enrollPayer,
    [
      ...[
        'cancelled 10000 open admin → enrolled, order_cancelled',
        'submitted 10000 open admin ! hasAccess → enrolled',
      ],
      ...['=', '=', '# 10000 open admin → enrolled', 'refunded 10000 open admin → enrolled'],
    ] as Cells,
  ],
  'an admin ends the access': [
    'course',
    change.openEnrollment(false),
    ['=', '=', '# 10000 ended certificate', '# 10000 ended certificate', '=', '='],
  ],
  'an admin ends and opens the access': [
    'course',
    change.openEnrollment(false, true),
    [
      ...[
        'cancelled 10000 open admin → order_cancelled',
        '# 10000 open admin ! hasAccess',
        '# 10000 open admin certificate',
      ],
      ...['# 10000 open admin certificate', '=', '# 10000 open admin'],
    ] as Cells,
  ],
  'the course is refunded': [
    'course',
    change.refund(),
    [
      ...[changed, 'refunded 10000 none → payment_refunded', 'refunded 10000 ended → payment_refunded'],
      ...['refunded 10000 ended → payment_refunded', changed, changed],
    ] as Cells,
  ],
  'the event is refunded': [
    'event',
    change.refund(),
    [
      ...[changed, 'refunded 10000 none → payment_refunded', 'refunded 10000 none → payment_refunded'],
      ...['refunded 10000 none → payment_refunded', changed, changed],
    ] as Cells,
  ],
  'the course is refunded after an admin ended and opened the access': [
    'course',
    change.inTurn(change.openEnrollment(false, true), change.refund()),
    [
      `${changed}: cancelled 10000 open admin → order_cancelled`,
      ...same.slice(0, 3).map(() => 'refunded 10000 ended → payment_refunded'),
      ...[changed, `${changed}: refunded 10000 open admin`],
    ] as Cells,
  ],
  'the course is refunded and the access that an admin has opened stays': [
    'course',
    change.inTurn(change.openEnrollment(false, true), change.refund(false)),
    [
      ...[`${changed}: cancelled 10000 open admin → order_cancelled`, 'refunded 10000 open admin → payment_refunded'],
      ...same.slice(0, 2).map(() => 'refunded 10000 open admin certificate → payment_refunded'),
      ...[changed, `${changed}: refunded 10000 open admin`],
    ] as Cells,
  ],
  'the course is refunded after it has become free': [
    'course',
    change.inTurn(change.updateCourse({ price: '0' }), change.refund()),
    [
      `${changed}: cancelled 10000 open free → enrolled, order_cancelled`,
      'refunded 10000 none → payment_refunded',
      ...same.slice(0, 2).map(() => 'refunded 10000 open free certificate → payment_refunded'),
      ...[changed, changed],
    ] as Cells,
  ],
  'the student becomes a trainer': [
    'course',
    change.updateUser({ role: 'trainer' }),
    ['cancelled 10000 none → order_cancelled', 'refused: userHasProof', '=', '=', '=', '='],
  ],
  'the student with a seat becomes a trainer': ['event', change.updateUser({ role: 'trainer' }), same],
  'the account is deactivated': [
    'event',
    change.updateUser({ isActive: false }),
    openOnly('cancelled 10000 none → order_cancelled', 'payerInactive'),
  ],
  'the account is deleted by an admin': [
    'event',
    change.remove('deleteUser', (_scene, { viewer }) => viewer.id),
    refused('userHasPayments'),
  ],
  'the payer gives the order up': [
    'course',
    change.cancel('payer'),
    ['cancelled 10000 none', changed, changed, changed, changed, changed],
  ],
  'an admin cancels the order': [
    'course',
    change.cancel('admin'),
    ['cancelled 10000 none → order_cancelled', changed, changed, changed, changed, changed],
  ],
  'the account is deleted by its owner, who has ordered a course': [
    'course',
    change.deleteOwnAccount,
    [
      ...['cancelled 10000 none', 'submitted 10000 waiting ! payerInactive', '# 10000 open', '# 10000 open'],
      ...['=', '='],
    ] as Cells,
  ],
  'the account is deleted by its owner, who has ordered a seat': [
    'event',
    change.deleteOwnAccount,
    [
      ...['cancelled 10000 none', 'submitted 10000 none ! payerInactive', 'confirmed 10000 none'],
      ...['refund_requested 10000 none', '=', '='],
    ] as Cells,
  ],
  'the coupon ends': ['course', change.updateCoupon({ isActive: false }), same],
  'the coupon is worth less': ['course', change.updateCoupon({ percent: 1 }), same],
};

const describeOutcome = ({ status, amount, place, warnings, messages }: Outcome): string =>
  `${status} ${amount} ${place}${warnings.length > 0 ? ` ! ${warnings.join(', ')}` : ''}${messages.length > 0 ? ` → ${messages.join(', ')}` : ''}`;

/** `=` for an order that is as before, and the problem of a refused change. */
function toCell(before: Outcome, after: Outcome, problem: string | undefined): string {
  const isSame = describeOutcome(before) === describeOutcome(after);
  if (problem) return `refused: ${problem}${isSame ? '' : `: ${describeOutcome(after)}`}`;
  return isSame ? '=' : describeOutcome(after);
}

describe('what becomes of an order, its place, its certificate and who is told, when', () => {
  test.each(Object.entries(table))('%s', async (_name, [item, apply, expected]) => {
    const scene = await createOrderScene(db, item);
    const read = (jobs: Awaited<ReturnType<typeof takeJobs>>) =>
      Promise.all(paymentStatuses.map((status) => readOutcome(scene, scene.people[status], jobs)));
    const before = await read([]);
    const problems: (string | undefined)[] = [];
    for (const status of paymentStatuses) problems.push(await apply(scene, scene.people[status]));
    const after = await read(await takeJobs(db));
    const cells = paymentStatuses.map((_status, index) => toCell(before[index]!, after[index]!, problems[index]));
    expect(cells).toEqual(paymentStatuses.map((status) => expected[column[status]]?.replace('#', status)));
  });
});
