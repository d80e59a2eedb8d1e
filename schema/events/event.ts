import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import type { Prisma } from '../../prisma/generated/client';
import { PublicUserType } from '../accounts/user';
import { visibleEvents } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Context, Viewer } from '../core/context';
import { connectionComplexity } from '../paging/cursorPagination';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { hasAdminRights } from '../core/permissionProblem';
import { parsedText } from '../richText/parsedText';
import { thumbnailSourcesField } from '../uploads/pictureFormats';
import { summarize, summaryLength } from '../richText/summaries';
import { findAcrossSegments, eventSegments, EventFilter } from './eventPagination';

builder.queryFields((t) => ({
  events: t.prismaConnection(
    {
      type: EventType,
      cursor: 'id',
      description:
        'Events visible to the caller: upcoming ones, soonest first, then past ones, latest first. Paginated.',
      args: { filter: t.arg({ type: EventFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, context) =>
        context.db.event.count({ where: { OR: eventSegments(filter, context).map(({ where }) => where) } }),
      resolve: (query, _root, { filter }, context) =>
        findAcrossSegments(context.db, query, eventSegments(filter, context)),
    },
    { name: 'EventConnection', description: 'A page of events.' },
    { name: 'EventEdge', description: 'An event and its cursor.' },
  ),
  event: t.prismaField({
    type: EventType,
    nullable: true,
    description: 'An event by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the event.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.event.findFirst({ ...query, where: { ...visibleEvents(viewer), id: parseId(id) } }),
  }),
  eventForParticipant: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description: 'An event for its participants (registered users, organizer, admins), for example for a calendar.',
    problems: ['eventNotFound', 'notRegistered'],
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

/** Fields that decide whether the viewer is a participant; the registration as in `Event.myRegistration`, so that both share one query. */
const participationSelect = (viewer: Viewer | null) =>
  ({
    organizerId: true,
    isPublished: true,
    registrations: { where: { userId: viewer?.id ?? 0 }, select: { status: true } },
  }) satisfies Prisma.EventSelect;

type EventParticipation = Prisma.EventGetPayload<{ select: ReturnType<typeof participationSelect> }>;

/** Participants are users with a final registration for a published event, its organizer and admins. Only they see the meeting URL. */
const isParticipant = (
  { organizerId, isPublished, registrations }: EventParticipation,
  { viewer }: Pick<Context, 'viewer'>,
): boolean =>
  hasAdminRights(viewer) ||
  organizerId === viewer?.id ||
  (isPublished && registrations.some(({ status }) => status === 'registered'));

const capacitySelect = { capacity: true, registeredCount: true } as const;

const countSpotsLeft = ({
  capacity,
  registeredCount,
}: Prisma.EventGetPayload<{ select: typeof capacitySelect }>): number | null =>
  capacity === null ? null : Math.max(0, capacity - registeredCount);

export const EventType = builder.prismaObject('Event', {
  select: { id: true },
  description: 'An event: workshop, visit or online meeting.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    description: t.exposeString('description', {
      description: 'English description: a subset of Markdown; blank lines separate paragraphs.',
    }),
    descriptionAr: t.exposeString('descriptionAr', {
      description: 'Arabic description, same format as `description`.',
    }),
    startDate: t.expose('startDate', { type: 'DateTime', description: 'Start time.' }),
    endDate: t.expose('endDate', { type: 'DateTime', description: 'End time.' }),
    startsAt: t.expose('startDate', { type: 'DateTime', description: 'Alias of `startDate`.' }),
    endsAt: t.expose('endDate', { type: 'DateTime', description: 'Alias of `endDate`.' }),
    location: t.exposeString('location', { nullable: true, description: 'English location; null if none.' }),
    locationAr: t.exposeString('locationAr', { nullable: true, description: 'Arabic location; null if none.' }),
    isOnline: t.exposeBoolean('isOnline', { description: 'True for an online event.' }),
    meetingUrl: t.string({
      nullable: true,
      description:
        'URL of the online meeting. Null unless the caller is registered for the published event, the organizer or an admin.',
      select: (_args, { viewer }) => ({ meetingUrl: true, ...participationSelect(viewer) }),
      resolve: (event, _args, context) => (isParticipant(event, context) ? event.meetingUrl : null),
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Number of seats; null if unlimited.' }),
    registeredCount: t.exposeInt('registeredCount', { description: 'Number of registrations.' }),
    spotsLeft: t.int({
      nullable: true,
      description: 'Number of free seats; null if unlimited.',
      select: capacitySelect,
      resolve: countSpotsLeft,
    }),
    isSoldOut: t.boolean({
      description: 'True if no seat is free.',
      select: capacitySelect,
      resolve: (event) => countSpotsLeft(event) === 0,
    }),
    isUpcoming: t.boolean({
      description: 'True if the event has not started yet.',
      select: { startDate: true },
      resolve: ({ startDate }, _args, { clock }) => !clock.hasPassed(startDate),
    }),
    isOver: t.boolean({
      description: 'True if the event has ended.',
      select: { endDate: true },
      resolve: ({ endDate }, _args, { clock }) => clock.hasPassed(endDate),
    }),
    price: t.expose('price', { type: 'Decimal', description: 'Price in Algerian dinars; "0.00" if free.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Thumbnail URL; null if none, show a placeholder.',
    }),
    thumbnailSources: t.field(thumbnailSourcesField),
    organizerId: t.exposeID('organizerId', { description: 'Key of the organizer.' }),
    organizer: t.relation('organizer', { type: PublicUserType, description: 'The organizer.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, visible only to its organizer and admins.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
  }),
});

export const [CreateEventInput, UpdateEventInput] = createAndUpdateInputs('Event', 'event', (t, required) => ({
  title: t.string({ required, description: 'English title.' }),
  titleAr: t.string({ required, description: 'Arabic title.' }),
  description: t.string({ required, description: 'English description.' }),
  descriptionAr: t.string({ required, description: 'Arabic description.' }),
  startsAt: t.field({ type: 'DateTime', description: 'Start. A new event needs `startsAt` or `startDate`.' }),
  startDate: t.field({ type: 'DateTime', description: 'Alias of `startsAt`.' }),
  endsAt: t.field({ type: 'DateTime', description: 'End. A new event needs `endsAt` or `endDate`.' }),
  endDate: t.field({ type: 'DateTime', description: 'Alias of `endsAt`.' }),
  location: t.string({ required, description: 'Location in English.' }),
  locationAr: t.string({ description: 'Location in Arabic.' }),
  isOnline: t.boolean({ description: 'Whether online participation is possible; default false.' }),
  meetingUrl: t.string({ description: 'URL of the online meeting; https only.' }),
  capacity: t.int({ description: 'Number of seats; null for unlimited.' }),
  price: t.field({ type: 'Decimal', description: 'Price in dinars; default 0.' }),
  thumbnail: t.string({ description: 'Image URL.' }),
  isPublished: t.boolean({ description: 'False for a draft; default false.' }),
}));

/** What is read from the description. */
builder.prismaObjectFields(EventType, (t) => ({
  descriptionBlocks: t.field(parsedText('description')),
  descriptionBlocksAr: t.field(parsedText('descriptionAr')),
  summary: t.string({
    description: `English text for cards: the beginning of the description without marks, at most ${summaryLength} characters.`,
    select: { description: true },
    resolve: ({ description }) => summarize(description),
  }),
  summaryAr: t.string({
    description: `Arabic text for cards: the beginning of the description without marks, at most ${summaryLength} characters.`,
    select: { descriptionAr: true },
    resolve: ({ descriptionAr }) => summarize(descriptionAr),
  }),
}));
