import type { Prisma } from '../../prisma/generated/client';
import { PersonType } from '../accounts/user';
import { builder } from '../builder';
import type { Context, Viewer } from '../context';

/** What decides whether a viewer takes part in an event, fetched together with the event. */
export const withAttendance = (viewer: Viewer | null) =>
  ({
    organizerId: true,
    isPublished: true,
    registrations: { where: { userId: viewer?.id ?? 0 }, select: { id: true } },
  }) satisfies Prisma.EventSelect;

type Attendance = Prisma.EventGetPayload<{ select: ReturnType<typeof withAttendance> }>;

/** Of a published event the registered, of any the organiser and admins; nobody else is told where to meet. */
export const takesPart = (
  { organizerId, isPublished, registrations }: Attendance,
  { viewer }: Pick<Context, 'viewer'>,
): boolean => viewer?.role === 'admin' || organizerId === viewer?.id || (isPublished && registrations.length > 0);

const seats = { capacity: true, registeredCount: true } as const;

const spotsLeft = ({ capacity, registeredCount }: Prisma.EventGetPayload<{ select: typeof seats }>): number | null =>
  capacity === null ? null : Math.max(0, capacity - registeredCount);

export const EventType = builder.prismaObject('Event', {
  description: 'Something to come to: a workshop, a visit, an online evening.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    description: t.exposeString('description', {
      description: 'English description: paragraphs apart by blank lines, with a small part of Markdown.',
    }),
    descriptionAr: t.exposeString('descriptionAr', { description: 'Arabic description, formed like `description`.' }),
    startDate: t.expose('startDate', { type: 'DateTime', description: 'When it begins.' }),
    endDate: t.expose('endDate', { type: 'DateTime', description: 'When it ends.' }),
    startsAt: t.expose('startDate', { type: 'DateTime', description: 'The other name of `startDate`.' }),
    endsAt: t.expose('endDate', { type: 'DateTime', description: 'The other name of `endDate`.' }),
    location: t.exposeString('location', { nullable: true, description: 'Where, in English.' }),
    locationAr: t.exposeString('locationAr', { nullable: true, description: 'Where, in Arabic.' }),
    isOnline: t.exposeBoolean('isOnline', { description: 'Whether one takes part from afar.' }),
    meetingUrl: t.string({
      nullable: true,
      description:
        'Where to meet online. Null unless the caller is registered for the published event, the organiser or an admin.',
      select: (_args, { viewer }) => ({ meetingUrl: true, ...withAttendance(viewer) }),
      resolve: (event, _args, context) => (takesPart(event, context) ? event.meetingUrl : null),
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Seats; null: as many as come.' }),
    registeredCount: t.exposeInt('registeredCount', { description: 'Seats taken, ever exact.' }),
    spotsLeft: t.int({
      nullable: true,
      description: 'Seats that are free; null where seats are not counted.',
      select: seats,
      resolve: spotsLeft,
    }),
    isSoldOut: t.boolean({
      description: 'Whether every seat is taken.',
      select: seats,
      resolve: (event) => spotsLeft(event) === 0,
    }),
    isUpcoming: t.boolean({
      description: 'Whether it begins now or later; it is past otherwise.',
      select: { startDate: true },
      resolve: ({ startDate }) => startDate >= new Date(),
    }),
    price: t.expose('price', { type: 'Decimal', description: 'In dinars; "0.00" when free.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Address of a picture; null: draw your own.',
    }),
    organizerId: t.exposeID('organizerId', { description: 'Key of its organiser.' }),
    organizer: t.relation('organizer', { type: PersonType, description: 'Who holds it.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, which only its organiser and admins see.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the event.' }),
  }),
});
