import { ContactMessageType } from '../../contact/contactMessage';
import { pageSizes } from '../../contract/pageSizes';
import { builder } from '../../core/builder';
import type { Context } from '../../core/context';
import { parseId } from '../../core/ids';
import { EventRegistrationType } from '../../events/eventRegistration';
import { AdminEnrollmentType } from '../../learning/adminEnrollments';
import { PaymentType } from '../../payments/payment';
import { ReviewType } from '../../reviews/review';
import { SessionType } from '../authentication';
import { UserType } from '../user';

const take = pageSizes.personRows;
const newest = { take, orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }] };
const openSessions = ({ clock }: Context) => ({ expiresAt: { gt: clock.now() } });

export const PersonType = builder.prismaObject('User', {
  variant: 'Person',
  select: { id: true },
  description: `A user with everything that admins see of them in one place; the newest ${take} rows of each kind.`,
  fields: (t) => ({
    account: t.variant(UserType, { description: 'The account.' }),
    enrollments: t.relation('enrollments', {
      type: AdminEnrollmentType,
      description: 'Enrollments, the latest activity first.',
      query: { take, orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }] },
    }),
    enrollmentCount: t.relationCount('enrollments', { description: 'Number of all enrollments.' }),
    payments: t.relation('payments', {
      type: PaymentType,
      description: 'Orders and payments, newest first.',
      query: newest,
    }),
    paymentCount: t.relationCount('payments', { description: 'Number of all orders and payments.' }),
    eventRegistrations: t.relation('registrations', {
      type: EventRegistrationType,
      description: 'Registrations for events, newest first.',
      query: newest,
    }),
    eventRegistrationCount: t.relationCount('registrations', {
      description: 'Number of all registrations for events.',
    }),
    reviews: t.relation('reviews', {
      type: ReviewType,
      description: 'Reviews of courses, newest first.',
      query: newest,
    }),
    contactMessages: t.relation('contactMessages', {
      type: ContactMessageType,
      description: 'Messages that the user sent by the contact form while signed in, newest first.',
      query: newest,
    }),
    contactMessageCount: t.relationCount('contactMessages', { description: 'Number of all these messages.' }),
    reviewCount: t.relationCount('reviews', { description: 'Number of all reviews.' }),
    sessions: t.relation('sessions', {
      type: SessionType,
      description: 'Active sessions, newest first.',
      query: (_args, context) => ({ ...newest, where: openSessions(context) }),
    }),
    sessionCount: t.relationCount('sessions', {
      description: 'Number of all active sessions.',
      where: (_args, context) => openSessions(context),
    }),
  }),
});

builder.queryField('person', (t) =>
  t.withAuth({ can: 'user:manage' }).prismaField({
    type: PersonType,
    nullable: true,
    description: 'A user with courses, payments, events, reviews and sessions; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'Key of the user.' }) },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
