import { adminOnly, bulk, everybody, type Claims } from './claim';

/** Everybody subscribes, and nobody but admins learns who has. */
export const newsletter: Claims = {
  rest: [],
  graphql: [
    {
      fields: ['Mutation.subscribeToNewsletter'],
      document: 'mutation($email: String!) { subscribeToNewsletter(input: { email: $email }) }',
      variables: ({ subscriber }) => ({ email: subscriber.email }),
      seen: ({ subscribeToNewsletter }: { subscribeToNewsletter: boolean }) => subscribeToNewsletter,
      outcomes: everybody(true),
    },
    {
      fields: ['Query.newsletterSubscribers'],
      document: '{ newsletterSubscribers { totalCount nodes { email language confirmedAt } } }',
      seen: ({ newsletterSubscribers }: { newsletterSubscribers: { totalCount: number } }) =>
        newsletterSubscribers.totalCount,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Query.newsletterTable'],
      document: '{ newsletterTable { totalCount rows { email language confirmedAt } } }',
      seen: ({ newsletterTable }: { newsletterTable: { totalCount: number } }) => newsletterTable.totalCount,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteNewsletterSubscribers'],
      document: 'mutation { deleteNewsletterSubscribers(ids: [999999]) { done refused { id } } }',
      seen: bulk('deleteNewsletterSubscribers'),
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.deleteNewsletterSubscriber'],
      document: 'mutation($id: ID!) { deleteNewsletterSubscriber(id: $id) }',
      variables: ({ subscriber }) => ({ id: subscriber.id }),
      seen: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  open: {
    NewsletterSubscriber: 'id email language confirmedAt createdAt',
    NewsletterTable: 'rows totalCount',
    NewsletterSubscriberConnection: 'edges nodes pageInfo totalCount',
    NewsletterSubscriberEdge: 'cursor node',
  },
};
