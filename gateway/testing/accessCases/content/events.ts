import type { SeededPlatform } from '../../personas';
import {
  observeDone,
  adminOnly,
  bulkSuccessCount,
  sameForAllExcept,
  countItems,
  restAdminOnly,
  ownerAndAdmin,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const registeredEventId = ({ registeredEvent }: SeededPlatform) => ({ id: registeredEvent.id });
const openEventId = ({ openEvent }: SeededPlatform) => ({ id: openEvent.id });
const draftEventId = ({ draftEvent }: SeededPlatform) => ({ id: draftEvent.id });
const eventInput = {
  title: 'Open day',
  titleAr: 'يوم مفتوح',
  description: 'Come.',
  descriptionAr: 'تعالوا.',
  location: 'Algiers',
  startsAt: '2126-03-01T09:00:00Z',
  endsAt: '2126-03-01T11:00:00Z',
};
const signInRequired = { visitor: 'UNAUTHENTICATED' };

interface EventData {
  event: { meetingUrl: string | null; myRegistration: object | null } | null;
}

const eventForParticipantCase = (
  outcomes: GraphqlAccessCase['outcomes'],
  variables: GraphqlAccessCase['variables'],
): GraphqlAccessCase => ({
  fields: ['Query.eventForParticipant'],
  document: 'query($id: ID!) { eventForParticipant(id: $id) { title meetingUrl } }',
  variables,
  observe: () => 'taken along',
  outcomes,
});

const registrationCase = (
  name: 'registerForEvent' | 'cancelEventRegistration',
  fields: string,
  variables: GraphqlAccessCase['variables'],
  outcomes: GraphqlAccessCase['outcomes'],
): GraphqlAccessCase => ({
  fields: [`Mutation.${name}`],
  document: `mutation($id: ID!) { ${name}(eventId: $id) ${fields} }`,
  variables,
  observe: observeDone,
  outcomes,
});

/** Events in the admin panel. */
const eventAdminCases: GraphqlAccessCase[] = [
  {
    fields: ['Query.adminEvents'],
    document: '{ adminEvents { totalCount rows { title } } }',
    observe: ({ adminEvents }: { adminEvents: { totalCount: number } }) => adminEvents.totalCount,
    outcomes: adminOnly(3),
  },
  {
    fields: ['Query.adminEventRegistrations'],
    document: 'query($id: ID!) { adminEventRegistrations(eventId: $id) { totalCount rows { name email phone } } }',
    variables: registeredEventId,
    observe: ({ adminEventRegistrations }: { adminEventRegistrations: { totalCount: number } }) =>
      adminEventRegistrations.totalCount,
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.checkInParticipants'],
    document: 'mutation($ids: [ID!]!) { checkInParticipants(ids: $ids, isPresent: true) { succeeded failed { id } } }',
    variables: ({ eventRegistration }) => ({ ids: [eventRegistration.id] }),
    observe: bulkSuccessCount('checkInParticipants'),
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.createEvent'],
    document: 'mutation($input: CreateEventInput!) { createEvent(input: $input) { isPublished } }',
    variables: () => ({ input: eventInput }),
    observe: ({ createEvent }: { createEvent: { isPublished: boolean } }) => createEvent.isPublished,
    outcomes: adminOnly(false),
  },
  {
    fields: ['Mutation.updateEvent'],
    document: 'mutation($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { capacity } }',
    variables: ({ openEvent }) => ({ id: openEvent.id, input: { capacity: 40 } }),
    observe: ({ updateEvent }: { updateEvent: { capacity: number } }) => updateEvent.capacity,
    outcomes: adminOnly(40),
  },
  {
    fields: ['Mutation.publishEvents'],
    document: 'mutation($ids: [ID!]!) { publishEvents(ids: $ids, isPublished: false) { succeeded failed { id } } }',
    variables: ({ draftEvent }) => ({ ids: [draftEvent.id] }),
    observe: bulkSuccessCount('publishEvents'),
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.deleteEvent'],
    document: 'mutation($id: ID!) { deleteEvent(id: $id) }',
    variables: registeredEventId,
    observe: () => 'deleted',
    outcomes: adminOnly('CONFLICT'),
  },
  {
    fields: ['Mutation.deleteEvents'],
    document: 'mutation($ids: [ID!]!) { deleteEvents(ids: $ids) { succeeded failed { id message } } }',
    variables: ({ registeredEvent }) => ({ ids: [registeredEvent.id] }),
    observe: bulkSuccessCount('deleteEvents'),
    outcomes: adminOnly(0),
  },
];

/**
 * Drafts are visible to their organizer and admins; meeting URLs to participants. Every user may register and sees
 * their own registrations.
 */
export const eventAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/events', observe: countItems, outcomes: ownerAndAdmin(2, 3) },
    {
      route: 'GET /api/events',
      description: 'drafts',
      path: () => '/api/events?isPublished=false',
      observe: countItems,
      outcomes: ownerAndAdmin(0, 1),
    },
    {
      route: 'GET /api/events/:id.ics',
      path: ({ registeredEvent }) => `/api/events/${registeredEvent.id}.ics`,
      outcomes: sameForAllExcept(403, { visitor: 401, enrolledStudent: 200, trainer: 200, admin: 200 }),
    },
    {
      route: 'GET /api/events/:id.ics',
      description: 'of a draft',
      path: ({ draftEvent }) => `/api/events/${draftEvent.id}.ics`,
      outcomes: { ...ownerAndAdmin(404, 200), visitor: 401 },
    },
    { route: 'POST /api/events', body: () => eventInput, outcomes: restAdminOnly(201) },
    {
      route: 'PUT /api/events/:id',
      path: ({ openEvent }) => `/api/events/${openEvent.id}`,
      body: () => ({ capacity: 40 }),
      outcomes: restAdminOnly(200),
    },
    {
      route: 'DELETE /api/events/:id',
      description: 'that somebody is registered for',
      path: ({ registeredEvent }) => `/api/events/${registeredEvent.id}`,
      outcomes: restAdminOnly(409),
    },
    {
      route: 'DELETE /api/events/:id',
      path: ({ draftEvent }) => `/api/events/${draftEvent.id}`,
      outcomes: restAdminOnly(200),
    },
  ],
  graphql: [
    {
      fields: ['Query.events'],
      document: '{ events { totalCount nodes { title meetingUrl organizer { firstName lastName avatar } } } }',
      observe: ({ events }: { events: { totalCount: number } }) => events.totalCount,
      outcomes: ownerAndAdmin(2, 3),
    },
    {
      fields: ['Query.event'],
      document: 'query($id: ID!) { event(id: $id) { title } }',
      variables: draftEventId,
      observe: ({ event }: EventData) => event !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Event.meetingUrl'],
      document: 'query($id: ID!) { event(id: $id) { meetingUrl } }',
      variables: registeredEventId,
      observe: ({ event }: EventData) => event?.meetingUrl !== null,
      outcomes: sameForAllExcept(false, { enrolledStudent: true, trainer: true, admin: true }),
    },
    {
      fields: ['Event.myRegistration'],
      document: 'query($id: ID!) { event(id: $id) { myRegistration { userId } } }',
      variables: registeredEventId,
      observe: ({ event }: EventData) => event?.myRegistration !== null,
      outcomes: sameForAllExcept(false, { enrolledStudent: true }),
    },
    {
      fields: ['Query.myEventRegistrations'],
      document: '{ myEventRegistrations { userId event { title meetingUrl } } }',
      observe: ({ myEventRegistrations }: { myEventRegistrations: unknown[] }) => myEventRegistrations.length,
      outcomes: sameForAllExcept(0, { ...signInRequired, enrolledStudent: 1 }),
    },
    eventForParticipantCase(
      sameForAllExcept('FORBIDDEN', {
        ...signInRequired,
        enrolledStudent: 'taken along',
        trainer: 'taken along',
        admin: 'taken along',
      }),
      registeredEventId,
    ),
    eventForParticipantCase({ ...ownerAndAdmin('NOT_FOUND', 'taken along'), ...signInRequired }, draftEventId),
    registrationCase('registerForEvent', '{ id }', draftEventId, sameForAllExcept('NOT_FOUND', signInRequired)),
    registrationCase(
      'registerForEvent',
      '{ id event { title } }',
      openEventId,
      sameForAllExcept('done', signInRequired),
    ),
    registrationCase(
      'cancelEventRegistration',
      '{ registeredCount }',
      openEventId,
      sameForAllExcept('done', signInRequired),
    ),
    registrationCase('cancelEventRegistration', '{ title }', draftEventId, {
      ...ownerAndAdmin('NOT_FOUND', 'done'),
      ...signInRequired,
    }),
    eventForParticipantCase(
      sameForAllExcept('FORBIDDEN', { ...signInRequired, trainer: 'taken along', admin: 'taken along' }),
      openEventId,
    ),
    ...eventAdminCases,
  ],
  publicFields: {
    Event:
      'id title titleAr description descriptionAr descriptionBlocks descriptionBlocksAr summary summaryAr startDate endDate startsAt endsAt location locationAr isOnline capacity ' +
      'registeredCount spotsLeft isSoldOut isUpcoming isOver price thumbnail thumbnailSources organizerId organizer isPublished createdAt updatedAt',
    EventRegistration: 'id eventId event userId createdAt',
    AdminEventList: 'rows totalCount',
    AdminEventRegistration: 'id userId name latinName email phone status payment attendedAt createdAt',
    AdminEventRegistrationList: 'rows totalCount',
    EventConnection: 'edges nodes pageInfo totalCount',
    EventEdge: 'cursor node',
  },
};

const uniqueEventInput = () => ({
  title: 'Open day',
  titleAr: 'يوم مفتوح',
  description: 'Come.',
  descriptionAr: 'تعالوا.',
  location: 'Algiers',
  locationAr: 'الجزائر',
  meetingUrl: 'https://meet.example.dz/x',
  thumbnail: '/media/a.png',
  startsAt: '2126-03-01T09:00:00Z',
  endsAt: '2126-03-01T11:00:00Z',
});

export const eventHostileTextCases: HostileTextCases = {
  createEvent: {
    persona: 'admin',
    input: uniqueEventInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.event.findFirst(newestFirst),
  },
  updateEvent: {
    persona: 'admin',
    input: uniqueEventInput,
    createArguments: async ({ createEvent }) => ({ id: (await createEvent()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.event.findUnique({ where: { id } }),
  },
};
