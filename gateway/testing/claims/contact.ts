import { adminOnly, bulk, everybody, type Claims } from './claim';

const idOfMessage = ({ message }: { message: { id: number } }) => ({ id: message.id });

/** Everybody writes to us; admins read what came, mark it handled and delete it. */
export const contact: Claims = {
  rest: [],
  graphql: [
    {
      fields: ['Mutation.sendContactMessage'],
      document:
        'mutation { sendContactMessage(input: { name: "N", email: "n@example.dz", subject: "S", message: "M" }) }',
      seen: ({ sendContactMessage }: { sendContactMessage: boolean }) => sendContactMessage,
      outcomes: everybody(true),
    },
    {
      fields: ['Query.contactMessages'],
      document: '{ contactMessages { totalCount nodes { subject email phone message } } }',
      // The one that was there, and one that everybody has sent.
      seen: ({ contactMessages }: { contactMessages: { totalCount: number } }) => contactMessages.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.handleContactMessage'],
      document: 'mutation($id: ID!) { handleContactMessage(id: $id) { message handledAt } }',
      variables: idOfMessage,
      seen: () => 'done',
      outcomes: adminOnly('done'),
    },
    {
      fields: ['Query.contactMessageTable'],
      document: '{ contactMessageTable { totalCount rows { subject email phone message } } }',
      seen: ({ contactMessageTable }: { contactMessageTable: { totalCount: number } }) =>
        contactMessageTable.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.handleContactMessages'],
      document: 'mutation($ids: [ID!]!) { handleContactMessages(ids: $ids, handled: false) { done refused { id } } }',
      variables: ({ message }) => ({ ids: [message.id] }),
      seen: bulk('handleContactMessages'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteContactMessages'],
      document: 'mutation { deleteContactMessages(ids: [999999]) { done refused { id } } }',
      seen: bulk('deleteContactMessages'),
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.deleteContactMessage'],
      document: 'mutation($id: ID!) { deleteContactMessage(id: $id) }',
      variables: idOfMessage,
      seen: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  open: {
    ContactMessage: 'id name email phone subject message handledAt createdAt',
    ContactMessageTable: 'rows totalCount',
    ContactMessageConnection: 'edges nodes pageInfo totalCount',
    ContactMessageEdge: 'cursor node',
  },
};
