import { displayName, nameColumns, type NamedUser } from '../contract/text/names/displayName';
import type { PaymentStatus, RegistrationStatus } from '../../prisma/generated/enums';
import { bulkFlagMutation } from '../admin/adminMutations';
import { auditedTransaction } from '../audit/auditedTransaction';
import { registrationPaymentLabelsAr } from '../contract/labels/stateLabelsAr';
import { isPaid } from '../contract/payments';
import { adminListType } from '../admin/adminList';
import { builder } from '../core/builder';
import { Problem } from '../core/problem';
import { readInBatches, type ExportSource } from '../admin/exportBatches';
import { parseId } from '../core/ids';
import { adminSearchFilter } from '../admin/adminSearch';
import { RegistrationStatusType } from './eventRegistration';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';

const registeredUserSelect = {
  user: { select: { ...nameColumns, email: true, phone: true } },
} as const;

const paymentSelect = { status: true, payment: { select: { status: true } } } as const;

type RegistrationPayment = keyof typeof registrationPaymentLabelsAr;

/** Money that is to be returned was paid; an order under review is not. */
export function paymentOfRegistration(registration: {
  status: RegistrationStatus;
  payment: { status: PaymentStatus } | null;
}): RegistrationPayment {
  if (registration.status === 'pending_payment') return 'unpaid';
  return registration.payment && isPaid(registration.payment.status) ? 'paid' : 'free';
}

const RegistrationPaymentType = builder.enumType('RegistrationPayment', {
  description: '`free`: nothing was to be paid, or an admin has decided so.',
  values: Object.keys(registrationPaymentLabelsAr) as RegistrationPayment[],
});

const AdminEventRegistrationType = builder.prismaObject('EventRegistration', {
  variant: 'AdminEventRegistration',
  description: 'A registration for an event, with contact details for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the registration; an integer.' }),
    userId: t.exposeID('userId', { description: 'Id of the user.' }),
    name: t.string({
      description: 'First and last name.',
      select: registeredUserSelect,
      resolve: ({ user }) => displayName(user, 'ar'),
    }),
    latinName: t.string({
      description: 'First and last name as the account has them, usually in Latin letters.',
      select: registeredUserSelect,
      resolve: ({ user }) => displayName(user, 'en'),
    }),
    email: t.string({
      description: 'Email address.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.email,
    }),
    phone: t.string({
      nullable: true,
      description: 'Phone number.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.phone,
    }),
    status: t.expose('status', { type: RegistrationStatusType, description: 'Whether the place is final.' }),
    payment: t.field({
      type: RegistrationPaymentType,
      description: 'Whether it was paid.',
      select: paymentSelect,
      resolve: paymentOfRegistration,
    }),
    attendedAt: t.expose('attendedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an admin noted that the participant came; null: not noted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the registration.' }),
  }),
});

const AdminEventRegistrationListType = adminListType('EventRegistration', {
  type: AdminEventRegistrationType,
  noun: "an event's registrations, the earliest first",
});

builder.queryField('adminEventRegistrations', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: AdminEventRegistrationListType,
    description: 'A page of the registrations for an event.',
    problems: ['eventNotFound', 'invalidInput'],
    complexity: offsetPageComplexity,
    args: { eventId: t.arg.id({ required: true, description: 'Id of the event.' }), ...offsetPageArgs },
    resolve: async (_root, { eventId: key, ...page }, { db }) => {
      const eventId = parseId(key);
      if ((await db.event.count({ where: { id: eventId } })) === 0) throw new Problem('eventNotFound');
      return { where: { eventId }, orderBy: [{ id: 'asc' as const }], ...toSkipTake(page) };
    },
  }),
);

bulkFlagMutation('checkInParticipants', {
  permission: 'event:manage',
  noun: 'registrations for events',
  flag: 'isPresent',
  note: 'The time of the first call stays; false removes it.',
  apply: (isPresent) => (id, context) =>
    auditedTransaction(context, async (tx) => {
      const { count } = await tx.eventRegistration.updateMany({
        where: { id, attendedAt: isPresent ? null : { not: null } },
        data: { attendedAt: isPresent ? new Date() : null },
      });
      if (count === 0 && (await tx.eventRegistration.count({ where: { id } })) === 0) throw new Problem('notFound');
      return count > 0;
    }),
});

interface EventRegistrationExportFilter {
  eventId?: number | undefined;
  /** Words that all occur in any field of the user. */
  search?: string | undefined;
}

interface ExportedEventRegistration {
  id: number;
  status: RegistrationStatus;
  payment: { status: PaymentStatus } | null;
  attendedAt: Date | null;
  createdAt: Date;
  event: { titleAr: string };
  user: NamedUser & { email: string; phone: string | null };
}

export const eventRegistrationExport: ExportSource<
  EventRegistrationExportFilter,
  'createdAt',
  ExportedEventRegistration
> = {
  permission: 'event:manage',
  sortFields: ['createdAt'],
  defaultSort: ['createdAt', 'desc'],
  fetchBatches: ({ db }, { eventId, search, sort, direction }) =>
    readInBatches(
      () =>
        db.eventRegistration.findMany({
          select: { id: true },
          where: { eventId, user: { AND: adminSearchFilter(search) } },
          orderBy: [{ [sort]: direction }, { id: direction }],
        }),
      (where) =>
        db.eventRegistration.findMany({
          select: {
            id: true,
            ...paymentSelect,
            attendedAt: true,
            createdAt: true,
            event: { select: { titleAr: true } },
            ...registeredUserSelect,
          },
          where,
        }),
    ),
};
