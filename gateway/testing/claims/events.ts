import type { Platform } from '../people';
import { adminOnly, bulk, but, length, restOf, staff, type Claims, type GraphqlClaim } from './claim';

const idOfEvening = ({ evening }: Platform) => ({ id: evening.id });
const idOfWorkshop = ({ workshop }: Platform) => ({ id: workshop.id });
const idOfDraft = ({ draftEvent }: Platform) => ({ id: draftEvent.id });
const input = {
  ...{ title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.', location: 'Algiers' },
  ...{ startsAt: '2126-03-01T09:00:00Z', endsAt: '2126-03-01T11:00:00Z' },
};
const signedIn = { visitor: 'UNAUTHENTICATED' };

interface Seen {
  event: { meetingUrl: string | null; myRegistration: object | null } | null;
}

const attend = (outcomes: GraphqlClaim['outcomes'], variables: GraphqlClaim['variables']): GraphqlClaim => ({
  fields: ['Query.eventToAttend'],
  document: 'query($id: ID!) { eventToAttend(id: $id) { title meetingUrl } }',
  variables,
  seen: () => 'taken along',
  outcomes,
});

const change = (
  name: 'registerForEvent' | 'cancelEventRegistration',
  fields: string,
  variables: GraphqlClaim['variables'],
  outcomes: GraphqlClaim['outcomes'],
): GraphqlClaim => ({
  fields: [`Mutation.${name}`],
  document: `mutation($id: ID!) { ${name}(eventId: $id) ${fields} }`,
  variables,
  seen: () => 'done',
  outcomes,
});

/** What the admin panel does with events. */
const management: GraphqlClaim[] = [
  {
    fields: ['Query.eventTable'],
    document: '{ eventTable { totalCount rows { title } } }',
    seen: ({ eventTable }: { eventTable: { totalCount: number } }) => eventTable.totalCount,
    outcomes: adminOnly(3),
  },
  {
    fields: ['Query.eventRegistrationTable'],
    document: 'query($id: ID!) { eventRegistrationTable(eventId: $id) { totalCount rows { name email phone } } }',
    variables: idOfEvening,
    seen: ({ eventRegistrationTable }: { eventRegistrationTable: { totalCount: number } }) =>
      eventRegistrationTable.totalCount,
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.createEvent'],
    document: 'mutation($input: EventInput!) { createEvent(input: $input) { isPublished } }',
    variables: () => ({ input }),
    seen: ({ createEvent }: { createEvent: { isPublished: boolean } }) => createEvent.isPublished,
    outcomes: adminOnly(false),
  },
  {
    fields: ['Mutation.updateEvent'],
    document: 'mutation($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { capacity } }',
    variables: ({ workshop }) => ({ id: workshop.id, input: { capacity: 40 } }),
    seen: ({ updateEvent }: { updateEvent: { capacity: number } }) => updateEvent.capacity,
    outcomes: adminOnly(40),
  },
  {
    fields: ['Mutation.publishEvents'],
    document: 'mutation($ids: [ID!]!) { publishEvents(ids: $ids, isPublished: false) { done refused { id } } }',
    variables: ({ draftEvent }) => ({ ids: [draftEvent.id] }),
    seen: bulk('publishEvents'),
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.deleteEvent'],
    document: 'mutation($id: ID!) { deleteEvent(id: $id) }',
    variables: idOfEvening,
    seen: () => 'deleted',
    outcomes: adminOnly('CONFLICT'),
  },
  {
    fields: ['Mutation.deleteEvents'],
    document: 'mutation($ids: [ID!]!) { deleteEvents(ids: $ids) { done refused { id message } } }',
    variables: ({ evening }) => ({ ids: [evening.id] }),
    seen: bulk('deleteEvents'),
    outcomes: adminOnly(0),
  },
];

/**
 * Drafts exist for their organiser and admins alone; where to meet is for those who take part; everybody with an account
 * registers, and sees their own registrations.
 */
export const events: Claims = {
  rest: [
    { route: 'GET /api/events', seen: length, outcomes: staff(2, 3) },
    {
      route: 'GET /api/events',
      about: 'drafts',
      path: () => '/api/events?isPublished=false',
      seen: length,
      outcomes: staff(0, 1),
    },
    {
      route: 'GET /api/events/:id.ics',
      path: ({ evening }) => `/api/events/${evening.id}.ics`,
      outcomes: but(403, { visitor: 401, enrolled: 200, trainer: 200, admin: 200 }),
    },
    {
      route: 'GET /api/events/:id.ics',
      about: 'of a draft',
      path: ({ draftEvent }) => `/api/events/${draftEvent.id}.ics`,
      outcomes: { ...staff(404, 200), visitor: 401 },
    },
    { route: 'POST /api/events', body: () => input, outcomes: restOf(201) },
    {
      route: 'PUT /api/events/:id',
      path: ({ workshop }) => `/api/events/${workshop.id}`,
      body: () => ({ capacity: 40 }),
      outcomes: restOf(200),
    },
    {
      route: 'DELETE /api/events/:id',
      about: 'that somebody is registered for',
      path: ({ evening }) => `/api/events/${evening.id}`,
      outcomes: restOf(409),
    },
    {
      route: 'DELETE /api/events/:id',
      path: ({ draftEvent }) => `/api/events/${draftEvent.id}`,
      outcomes: restOf(200),
    },
  ],
  graphql: [
    {
      fields: ['Query.events'],
      document: '{ events { totalCount nodes { title meetingUrl organizer { firstName lastName avatar } } } }',
      seen: ({ events }: { events: { totalCount: number } }) => events.totalCount,
      outcomes: staff(2, 3),
    },
    {
      fields: ['Query.event'],
      document: 'query($id: ID!) { event(id: $id) { title } }',
      variables: idOfDraft,
      seen: ({ event }: Seen) => event !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['Event.meetingUrl'],
      document: 'query($id: ID!) { event(id: $id) { meetingUrl } }',
      variables: idOfEvening,
      seen: ({ event }: Seen) => event?.meetingUrl !== null,
      outcomes: but(false, { enrolled: true, trainer: true, admin: true }),
    },
    {
      fields: ['Event.myRegistration'],
      document: 'query($id: ID!) { event(id: $id) { myRegistration { userId } } }',
      variables: idOfEvening,
      seen: ({ event }: Seen) => event?.myRegistration !== null,
      outcomes: but(false, { enrolled: true }),
    },
    {
      fields: ['Query.myEventRegistrations'],
      document: '{ myEventRegistrations { userId event { title meetingUrl } } }',
      seen: ({ myEventRegistrations }: { myEventRegistrations: unknown[] }) => myEventRegistrations.length,
      outcomes: but(0, { ...signedIn, enrolled: 1 }),
    },
    attend(
      but('FORBIDDEN', { ...signedIn, enrolled: 'taken along', trainer: 'taken along', admin: 'taken along' }),
      idOfEvening,
    ),
    attend({ ...staff('NOT_FOUND', 'taken along'), ...signedIn }, idOfDraft),
    change('registerForEvent', '{ id }', idOfDraft, but('NOT_FOUND', signedIn)),
    change('registerForEvent', '{ id event { title } }', idOfWorkshop, but('done', signedIn)),
    change('cancelEventRegistration', '{ registeredCount }', idOfWorkshop, but('done', signedIn)),
    change('cancelEventRegistration', '{ title }', idOfDraft, { ...staff('NOT_FOUND', 'done'), ...signedIn }),
    attend(but('FORBIDDEN', { ...signedIn, trainer: 'taken along', admin: 'taken along' }), idOfWorkshop),
    ...management,
  ],
  open: {
    Event:
      'id title titleAr description descriptionAr startDate endDate startsAt endsAt location locationAr isOnline capacity ' +
      'registeredCount spotsLeft isSoldOut isUpcoming price thumbnail organizerId organizer isPublished createdAt updatedAt',
    EventRegistration: 'id eventId event userId createdAt',
    EventTable: 'rows totalCount',
    EventGuest: 'id userId name email phone createdAt',
    EventRegistrationTable: 'rows totalCount',
    EventConnection: 'edges nodes pageInfo totalCount',
    EventEdge: 'cursor node',
  },
};
