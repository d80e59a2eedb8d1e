import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client';
import { lockUser } from '../accounts/accountLocks';
import { makeUsernames } from '../accounts/admin/madeUsernames';
import { onDuplicateUserFields, toUserColumns } from '../accounts/admin/userService';
import { newAccountSelect, notifyNewAccounts } from '../accounts/links/newAccountNotifications';
import { UserType } from '../accounts/user';
import { clientKeyArgs, createOnce } from '../admin/createOnce';
import { auditedTransaction } from '../audit/auditedTransaction';
import { isPaid, officePayments } from '../contract/payments';
import {
  officeEnrollmentSchema,
  officePersonSchema,
  type OfficePersonData,
} from '../contract/validation/office/office';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { omitNullish, Problem, validate } from '../core/problem';
import { onRegistrationConstraintViolation, registerForFreeEvent } from '../events/eventRegistration';
import { openCourseFor } from '../learning/adminEnrollments';
import { eventNotificationSelect } from '../notifications/kinds/payloads/eventPayload';
import { closeCardPage } from '../payments/cards/cardPayments';
import { placeOrderIn, withOrderProblems } from '../payments/orders/orders';
import { PaymentType } from '../payments/payment';
import { toPaymentItem, type PaymentItem } from '../payments/paymentItem';
import { settleInCash } from '../payments/settleOrder';

interface OfficeEnrollment {
  userId: number;
  isNewPerson: boolean;
  paymentId: number | null;
}

const OfficeEnrollmentType = builder.objectRef<OfficeEnrollment>('OfficeEnrollment').implement({
  description: 'What the office did for a person.',
  fields: (t) => ({
    person: t.prismaField({
      type: UserType,
      description: 'The person.',
      resolve: (query, { userId }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    isNewPerson: t.exposeBoolean('isNewPerson', {
      description: 'Whether the account is new; its owner gets a mail with a link to set the password.',
    }),
    payment: t.prismaField({
      type: PaymentType,
      nullable: true,
      description: 'The payment in cash with its receipt, or the order to be paid; null if nothing is to be paid.',
      resolve: (query, { paymentId }, _args, { db }) =>
        db.payment.findUnique({ ...query, where: { id: paymentId ?? 0 } }),
    }),
  }),
});

const OfficePaymentType = builder.enumType('OfficePayment', {
  description:
    '`free`: a free event, or a course as a decision of the office. `cash`: paid now. `transfer`: an order that the person pays later.',
  values: officePayments,
});

const OfficeEnrollmentInput = builder.inputType('OfficeEnrollmentInput', {
  description: 'A known person (`userId`) or the fields of a new student, `courseId` or `eventId`, and how it is paid.',
  fields: (t) => ({
    userId: t.id({ description: 'Key of a known person; the fields of a new one are ignored.' }),
    firstName: t.string({ description: 'First name; required for a new person.' }),
    lastName: t.string({ description: 'Last name; required for a new person.' }),
    firstNameAr: t.string({ description: 'First name in Arabic script.' }),
    lastNameAr: t.string({ description: 'Last name in Arabic script.' }),
    email: t.string({
      description: 'Email address; unique, and required for a new person. The username is made of it or the name.',
    }),
    phone: t.string({ description: 'Phone number.' }),
    courseId: t.id({ description: 'Key of a published course.' }),
    eventId: t.id({ description: 'Key of a published, upcoming event.' }),
    payment: t.field({ type: OfficePaymentType, required: true, description: 'How it is paid.' }),
    price: t.field({
      type: 'Decimal',
      required: true,
      description: 'The amount of `officeQuote` that was shown; another one is refused.',
    }),
    notes: t.string({ description: 'Words of the admin on a payment in cash.' }),
  }),
});

builder.mutationField('enrollAtOffice', (t) =>
  t.withAuth({ can: 'payment:manage' }).field({
    type: OfficeEnrollmentType,
    description:
      'Adds a person where needed and enrolls them in a course or registers them for an event, all or nothing. A repeated call changes nothing; with the same `clientKey` it is answered as the first.',
    problems: [
      ...(['invalidInput', 'emailTaken', 'usernameTaken', 'userNotFound', 'onlyStudentsEnroll'] as const),
      ...(['courseNotFound', 'eventNotFound', 'eventAlreadyStarted', 'eventSoldOut'] as const),
      ...(['alreadyEnrolled', 'alreadyRegistered', 'alreadyOrdered'] as const),
      ...(['nothingToPay', 'seatIsPaid', 'priceChanged', 'methodNotOffered', 'paymentStateChanged'] as const),
    ],
    args: {
      input: t.arg({ type: OfficeEnrollmentInput, required: true, description: 'The enrollment.' }),
      ...clientKeyArgs,
    },
    resolve: (_root, { input, clientKey }, context) => {
      const request = validate(officeEnrollmentSchema, input);
      const person = request.userId ? null : validate(officePersonSchema, { ...emptyPerson, ...omitNullish(input) });
      return enrollAtOffice({ ...request, person, clientKey }, context);
    },
  }),
);

/** Blank texts, so that missing fields get their own message instead of "required". */
const emptyPerson = { firstName: '', lastName: '', email: '' };

type OfficeRequest = z.output<typeof officeEnrollmentSchema> & {
  person: OfficePersonData | null;
  clientKey: string | null | undefined;
};

/** Another request may take the made username meanwhile: the second attempt makes another one. */
const enrollAtOffice = (request: OfficeRequest, context: SignedInContext): Promise<OfficeEnrollment> =>
  tryToEnroll(request, context).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'usernameTaken') return tryToEnroll(request, context);
    throw error;
  });

async function tryToEnroll(request: OfficeRequest, context: SignedInContext): Promise<OfficeEnrollment> {
  const { db, services } = context;
  const item = toPaymentItem(request);
  const columns = request.person ? await toNewUser(request.person, context) : null;
  // Without a provider's answer the page stays open; a payment there is shown to the admins.
  if (request.userId && request.payment === 'cash')
    await closeCardPage(db, services.cardProvider, { userId: request.userId, ...item });
  return withOrderProblems(() =>
    auditedTransaction(context, (tx) =>
      createOnce(tx, {
        ...{ viewer: context.viewer, model: 'User', clientKey: request.clientKey, notFound: 'userNotFound' },
        about: JSON.stringify([request.person?.email ?? request.userId, item]),
        create: async () => {
          const userId = columns ? await createPerson(tx, columns) : await findPerson(tx, request.userId ?? 0, item);
          await enrollPerson(tx, { userId, item, request, deciderId: context.viewer.id });
          return { id: userId };
        },
        read: (userId) => readEnrollment(tx, { userId, item, request }),
      }),
    ),
  )
    .catch(onRegistrationConstraintViolation)
    .catch(onDuplicateUserFields(db, columns ?? {}));
}

/** What the office did for a person, also when the call is repeated. */
async function readEnrollment(
  tx: Prisma.TransactionClient,
  { userId, item, request }: Pick<PersonEnrollment, 'userId' | 'item' | 'request'>,
): Promise<OfficeEnrollment | null> {
  if ((await tx.user.count({ where: { id: userId } })) === 0) return null;
  const where = { userId, ...item };
  const payment =
    request.payment === 'free'
      ? null
      : await tx.payment.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } });
  return { userId, isNewPerson: request.person !== null, paymentId: payment?.id ?? null };
}

type UserColumns = Awaited<ReturnType<typeof toUserColumns>>;

async function toNewUser(person: OfficePersonData, { db, language }: SignedInContext) {
  const username = (await makeUsernames(db, [person])).get(person) ?? '';
  return toUserColumns({ ...person, username, password: undefined, role: 'student', preferredLanguage: language });
}

async function createPerson(tx: Prisma.TransactionClient, data: UserColumns): Promise<number> {
  const user = await tx.user.create({ data, select: newAccountSelect });
  await notifyNewAccounts(tx, [user]);
  return user.id;
}

/** @throws Problem `userNotFound`, `onlyStudentsEnroll` */
async function findPerson(tx: Prisma.TransactionClient, id: number, item: PaymentItem): Promise<number> {
  const { role, isActive } = await lockUser(tx, id, 'userNotFound');
  if (!isActive) throw new Problem('userNotFound');
  if (item.courseId !== undefined && role !== 'student') throw new Problem('onlyStudentsEnroll');
  return id;
}

interface PersonEnrollment {
  userId: number;
  item: PaymentItem;
  request: OfficeRequest;
  deciderId: number;
}

async function enrollPerson(
  tx: Prisma.TransactionClient,
  { userId, item, request, deciderId }: PersonEnrollment,
): Promise<void> {
  if (request.payment === 'free')
    return item.courseId === undefined
      ? registerForEvent(tx, item.eventId, userId)
      : openCourse(tx, item.courseId, userId);
  const isCash = request.payment === 'cash';
  const { payment } = await placeOrderIn(tx, userId, { item, isByOffice: true, ...(isCash && { method: 'cash' }) });
  if (isPaid(payment.status)) throw new Problem('alreadyOrdered');
  if (!payment.amount.equals(request.price)) throw new Problem('priceChanged');
  if (isCash) await settleInCash(tx, payment.id, deciderId, request.notes);
}

async function openCourse(tx: Prisma.TransactionClient, id: number, studentId: number): Promise<void> {
  const course = await tx.course.findFirst({
    where: { id, isPublished: true },
    select: { id: true, title: true, titleAr: true },
  });
  if (!course) throw new Problem('courseNotFound');
  const opened = await openCourseFor(tx, course, [{ id: studentId }]);
  if (opened.size === 0) throw new Problem('alreadyEnrolled');
}

/** @throws Problem `eventNotFound`, `seatIsPaid`, `eventAlreadyStarted`, `alreadyRegistered` */
async function registerForEvent(tx: Prisma.TransactionClient, id: number, userId: number): Promise<void> {
  const found = await tx.event.findFirst({
    where: { id, isPublished: true },
    select: { ...eventNotificationSelect, price: true },
  });
  if (!found) throw new Problem('eventNotFound');
  const { price, ...event } = found;
  if (!price.isZero()) throw new Problem('seatIsPaid');
  if (event.startDate < new Date()) throw new Problem('eventAlreadyStarted');
  if (!(await registerForFreeEvent(tx, event, userId))) throw new Problem('alreadyRegistered');
}
