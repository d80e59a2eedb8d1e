import type { SeededPlatform } from '../../personas';
import { mutationCase, adminOnly, bulkSuccessCount, sameForAll, type AccessCases } from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const contactMessageVariables = ({ contactMessage }: SeededPlatform) => ({ id: contactMessage.id });

/** Everyone may send a message; only admins read, handle and delete messages. */
export const contactAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Mutation.sendContactMessage'],
      document:
        'mutation { sendContactMessage(input: { name: "N", email: "n@example.dz", subject: "S", message: "M" }) }',
      observe: ({ sendContactMessage }: { sendContactMessage: boolean }) => sendContactMessage,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Query.contactMessages'],
      document: '{ contactMessages { totalCount nodes { subject email phone message } } }',
      // The seeded message and one sent by each persona, without duplicates.
      observe: ({ contactMessages }: { contactMessages: { totalCount: number } }) => contactMessages.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Query.contactMessage'],
      document: 'query($id: ID!) { contactMessage(id: $id) { subject } }',
      variables: contactMessageVariables,
      observe: ({ contactMessage }: { contactMessage: object | null }) => contactMessage !== null,
      outcomes: adminOnly(true),
    },
    mutationCase(
      'markContactMessageHandled',
      ['$id: ID!', '(id: $id) { message handledAt }'],
      contactMessageVariables,
      adminOnly('done'),
    ),
    {
      fields: ['Query.adminContactMessages'],
      document: '{ adminContactMessages { totalCount rows { subject email phone message } } }',
      observe: ({ adminContactMessages }: { adminContactMessages: { totalCount: number } }) =>
        adminContactMessages.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.markContactMessagesHandled'],
      document:
        'mutation($ids: [ID!]!) { markContactMessagesHandled(ids: $ids, handled: false) { succeeded failed { id } } }',
      variables: ({ contactMessage }) => ({ ids: [contactMessage.id] }),
      observe: bulkSuccessCount('markContactMessagesHandled'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.replyToContactMessage', 'ContactMessage.replies'],
      document:
        'mutation($id: ID!) { replyToContactMessage(id: $id, text: "Yes") { replies { text authorName createdAt } } }',
      variables: contactMessageVariables,
      observe: ({ replyToContactMessage }: { replyToContactMessage: { replies: unknown[] } }) =>
        replyToContactMessage.replies.length,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteContactMessages'],
      document: 'mutation { deleteContactMessages(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteContactMessages'),
      outcomes: adminOnly(0),
    },
    mutationCase('deleteContactMessage', ['$id: ID!', '(id: $id)'], contactMessageVariables, adminOnly('done')),
  ],
  publicFields: {
    ContactMessage: 'id name email phone subject message userId handledAt createdAt',
    ContactReply: 'id text authorName createdAt',
    AdminContactMessageList: 'rows totalCount',
    ContactMessageConnection: 'edges nodes pageInfo totalCount',
    ContactMessageEdge: 'cursor node',
  },
};

export const contactHostileTextCases: HostileTextCases = {
  sendContactMessage: {
    persona: 'visitor',
    input: (n) => ({
      name: 'Amel',
      email: `amel-${n}@example.dz`,
      phone: '0555 12 34 56',
      subject: `A question ${n}`,
      message: 'When does it begin?',
    }),
    selection: '',
    findStoredRow: ({ db }) => db.contactMessage.findFirst(newestFirst),
  },
  replyToContactMessage: {
    persona: 'admin',
    input: (n) => ({ text: `The course begins on day ${n}` }),
    createArguments: async ({ db }) => {
      const message = { name: 'N', email: 'n@example.dz', subject: 'S', message: 'M' };
      const { id } = await db.contactMessage.create({ data: { ...message, dedupeHash: 'hostile reply' } });
      return { id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }) => db.contactReply.findFirst(newestFirst),
  },
};
