import { adminOnly, bulkSuccessCount, sameForAll, type AccessCases } from './accessCase';

/** Everyone may subscribe; only admins see subscribers. */
export const newsletterAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Mutation.subscribeToNewsletter'],
      document: 'mutation($email: String!) { subscribeToNewsletter(input: { email: $email }) }',
      variables: ({ subscriber }) => ({ email: subscriber.email }),
      observe: ({ subscribeToNewsletter }: { subscribeToNewsletter: boolean }) => subscribeToNewsletter,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Query.newsletterSubscribers'],
      document: '{ newsletterSubscribers { totalCount nodes { email language confirmedAt } } }',
      observe: ({ newsletterSubscribers }: { newsletterSubscribers: { totalCount: number } }) =>
        newsletterSubscribers.totalCount,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Query.adminNewsletterSubscribers'],
      document: '{ adminNewsletterSubscribers { totalCount rows { email language confirmedAt } } }',
      observe: ({ adminNewsletterSubscribers }: { adminNewsletterSubscribers: { totalCount: number } }) =>
        adminNewsletterSubscribers.totalCount,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteNewsletterSubscribers'],
      document: 'mutation { deleteNewsletterSubscribers(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteNewsletterSubscribers'),
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.deleteNewsletterSubscriber'],
      document: 'mutation($id: ID!) { deleteNewsletterSubscriber(id: $id) }',
      variables: ({ subscriber }) => ({ id: subscriber.id }),
      observe: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  publicFields: {
    NewsletterSubscriber: 'id email language confirmedAt createdAt',
    AdminNewsletterSubscriberList: 'rows totalCount',
    NewsletterSubscriberConnection: 'edges nodes pageInfo totalCount',
    NewsletterSubscriberEdge: 'cursor node',
  },
};
