import type { Prisma } from '../../prisma/generated/client';
import { PersonType } from '../accounts/user';
import { visibleEvents } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Context, Viewer } from '../core/context';
import { connectionComplexity } from '../core/cursorPagination';
import { Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { findAcrossSegments, eventSegments, EventFilter } from './eventPagination';

builder.queryFields((t) => ({
  events: t.prismaConnection(
    {
      type: EventType,
      cursor: 'id',
      description:
        'The agenda, page by page: what is to come, the next event first; then what is past, the last one first.',
      args: { filter: t.arg({ type: EventFilter, description: 'Narrows the list.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) =>
        db.event.count({ where: { OR: eventSegments(filter, viewer).map(({ where }) => where) } }),
      resolve: (query, _root, { filter }, { db, viewer }) =>
        findAcrossSegments(
          eventSegments(filter, viewer),
          query,
          (where) => db.event.count({ where }),
          (page) => db.event.findMany({ ...query, ...page }),
        ),
    },
    { name: 'EventConnection', description: 'A page of events.' },
    { name: 'EventEdge', description: 'An event in its place on the page.' },
  ),
  event: t.prismaField({
    type: EventType,
    nullable: true,
    description: 'One event by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the event.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.event.findFirst({ ...query, where: { ...visibleEvents(viewer), id: parseId(id) } }),
  }),
  eventForParticipant: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description:
      'One event for those who take part in it (the registered, its organiser, admins), as they put it into their calendar. Problems: notSignedIn, eventNotFound, notRegistered.',
    args: { id: t.arg.id({ required: true, description: 'Key of the event.' }) },
    resolve: async (query, _root, { id }, { db, viewer }) => {
      const where = { ...visibleEvents(viewer), id: parseId(id) };
      const attendance = await db.event.findFirst({ where, select: participationSelect(viewer) });
      if (attendance && !isParticipant(attendance, { viewer })) throw new Problem('notRegistered');
      const event = attendance && (await db.event.findFirst({ ...query, where }));
      if (!event) throw new Problem('eventNotFound');
      return event;
    },
  }),
}));

/** What decides whether a viewer takes part in an event, fetched together with the event. */
const participationSelect = (viewer: Viewer | null) =>
  ({
    organizerId: true,
    isPublished: true,
    registrations: { where: { userId: viewer?.id ?? 0 }, select: { id: true } },
  }) satisfies Prisma.EventSelect;

type EventParticipation = Prisma.EventGetPayload<{ select: ReturnType<typeof participationSelect> }>;

/** Of a published event the registered, of any the organiser and admins; nobody else is told where to meet. */
const isParticipant = (
  { organizerId, isPublished, registrations }: EventParticipation,
  { viewer }: Pick<Context, 'viewer'>,
): boolean => viewer?.role === 'admin' || organizerId === viewer?.id || (isPublished && registrations.length > 0);

const capacitySelect = { capacity: true, registeredCount: true } as const;

const countSpotsLeft = ({
  capacity,
  registeredCount,
}: Prisma.EventGetPayload<{ select: typeof capacitySelect }>): number | null =>
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
      select: (_args, { viewer }) => ({ meetingUrl: true, ...participationSelect(viewer) }),
      resolve: (event, _args, context) => (isParticipant(event, context) ? event.meetingUrl : null),
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Seats; null: as many as come.' }),
    registeredCount: t.exposeInt('registeredCount', { description: 'Seats taken, ever exact.' }),
    spotsLeft: t.int({
      nullable: true,
      description: 'Seats that are free; null where seats are not counted.',
      select: capacitySelect,
      resolve: countSpotsLeft,
    }),
    isSoldOut: t.boolean({
      description: 'Whether every seat is taken.',
      select: capacitySelect,
      resolve: (event) => countSpotsLeft(event) === 0,
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
