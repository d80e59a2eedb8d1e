import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { paymentStatuses, type PaymentStatus } from '../contract/payments';
import * as change from '../testing/orderChanges';
import { createOrderScene, readOutcome, type Outcome } from '../testing/orderScene';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** pending or rejected · submitted · confirmed · refund_requested · expired or cancelled · refunded */
type Cells = [open: string, submitted: string, paid: string, requested: string, closed: string, refunded: string];

const column: Record<PaymentStatus, number> = {
  ...{ pending: 0, rejected: 0, submitted: 1, confirmed: 2, refund_requested: 3 },
  ...{ expired: 4, cancelled: 4, refunded: 5 },
};

type Row = [item: 'course' | 'event', change: change.OrderChange, cells: Cells];

const same: Cells = ['=', '=', '=', '=', '=', '='];
const openOnly = (cell: string): Cells => [cell, '=', '=', '=', '=', '='];
const changed = 'refused: paymentStateChanged';
const refused = (problem: string): Cells => same.map(() => `refused: ${problem}`) as Cells;
const proofs = (closed: string): Cells => ['submitted 10000 waiting', '=', changed, changed, closed, changed];

/**
 * The table of docs/spec-notes/payments.md: state, amount, place and certificate after the change, and what the payer is told.
 * `=` is no change and no message, `#` the state before.
 */
const table: Record<string, Row> = {
  'the course becomes cheaper': [
    'course',
    change.updateCourse({ price: '9000' }),
    openOnly('# 9000 waiting → order_price_lowered'),
  ],
  'the event becomes cheaper': [
    'event',
    change.updateEvent({ price: '9000' }),
    openOnly('# 9000 waiting → order_price_lowered'),
  ],
  'the course becomes dearer': ['course', change.updateCourse({ price: '11000' }), same],
  'the event becomes dearer': ['event', change.updateEvent({ price: '11000' }), same],
  'the course becomes free': [
    'course',
    change.updateCourse({ price: '0' }),
    openOnly('cancelled 10000 open free → enrolled, order_cancelled'),
  ],
  'the event becomes free': [
    'event',
    change.updateEvent({ price: '0' }),
    openOnly('cancelled 10000 open → event_registered, order_cancelled'),
  ],
  'the course is archived': ['course', change.updateCourse({ isPublished: false }), same],
  'the event is cancelled': [
    'event',
    change.updateEvent({ isPublished: false }),
    ['cancelled 10000 none → order_cancelled', '=', 'confirmed 10000 open → refund_offered', '=', '=', '='],
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
  'the time to pay ends': [
    'course',
    change.endTime({ expiresAt: change.past }),
    openOnly('expired 10000 none → payment_expired'),
  ],
  'the event begins': [
    'event',
    change.inTurn(change.beginEvent, change.endTime({ expiresAt: change.past })),
    openOnly('expired 10000 none → payment_expired'),
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
    proofs('submitted 10000 none → payment_without_place'),
  ],
  'an admin enrolls the payer': [
    'course',
    change.enrollPayer,
    [
      ...['cancelled 10000 open admin → enrolled, order_cancelled', 'submitted 10000 open admin → enrolled'],
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
      ...['cancelled 10000 open admin → order_cancelled', '# 10000 open admin', '# 10000 open admin certificate'],
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
    openOnly('cancelled 10000 none → order_cancelled'),
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
  'the coupon ends': ['course', change.updateCoupon({ isActive: false }), same],
  'the coupon is worth less': ['course', change.updateCoupon({ percent: 1 }), same],
};

const describeOutcome = ({ status, amount, place, messages }: Outcome): string =>
  `${status} ${amount} ${place}${messages.length > 0 ? ` → ${messages.join(', ')}` : ''}`;

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
      Promise.all(paymentStatuses.map((status) => readOutcome(db, scene.people[status], jobs)));
    const before = await read([]);
    const problems: (string | undefined)[] = [];
    for (const status of paymentStatuses) problems.push(await apply(scene, scene.people[status]));
    const after = await read(await takeJobs(db));
    const cells = paymentStatuses.map((_status, index) => toCell(before[index]!, after[index]!, problems[index]));
    expect(cells).toEqual(paymentStatuses.map((status) => expected[column[status]]?.replace('#', status)));
  });
});
