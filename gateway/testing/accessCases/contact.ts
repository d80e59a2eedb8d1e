import { adminOnly, bulkSuccessCount, sameForAll, type AccessCases } from './accessCase';

const contactMessageId = ({ message }: { message: { id: number } }) => ({ id: message.id });

/** Everybody writes to us; admins read what came, mark it handled and delete it. */
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
      // The one that was there, and one that everybody has sent.
      observe: ({ contactMessages }: { contactMessages: { totalCount: number } }) => contactMessages.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.markContactMessageHandled'],
      document: 'mutation($id: ID!) { markContactMessageHandled(id: $id) { message handledAt } }',
      variables: contactMessageId,
      observe: () => 'done',
      outcomes: adminOnly('done'),
    },
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
      variables: ({ message }) => ({ ids: [message.id] }),
      observe: bulkSuccessCount('markContactMessagesHandled'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteContactMessages'],
      document: 'mutation { deleteContactMessages(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteContactMessages'),
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.deleteContactMessage'],
      document: 'mutation($id: ID!) { deleteContactMessage(id: $id) }',
      variables: contactMessageId,
      observe: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  publicFields: {
    ContactMessage: 'id name email phone subject message handledAt createdAt',
    AdminContactMessageList: 'rows totalCount',
    ContactMessageConnection: 'edges nodes pageInfo totalCount',
    ContactMessageEdge: 'cursor node',
  },
};
