import { mutationCase, adminOnly, bulkSuccessCount, firstCaseRowId, sameForAll, type AccessCases } from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const issueInput = { subject: 'Summer', subjectAr: 'الصيف', intro: 'Hello.', introAr: 'مرحبًا.' };
const draftId = firstCaseRowId;
const deletableId = firstCaseRowId + 1;
const sendingId = firstCaseRowId + 2;
const stoppedId = firstCaseRowId + 3;

/** Everyone may subscribe; only admins see subscribers and issues. */
export const newsletterAccessCases: AccessCases = {
  seed: async ({ db }) => {
    await db.newsletterIssue.createMany({
      data: [
        ...[draftId, deletableId].map((id) => ({ id, ...issueInput })),
        { id: sendingId, ...issueInput, state: 'sending' },
        { id: stoppedId, ...issueInput, state: 'stopped', sentAt: new Date() },
      ],
    });
    const email = 'confirmed-reader@example.dz';
    await db.newsletterSubscriber.create({ data: { id: firstCaseRowId, email, confirmedAt: new Date(0) } });
  },
  rest: [],
  graphql: [
    {
      fields: ['Mutation.subscribeToNewsletter'],
      document: 'mutation($email: String!) { subscribeToNewsletter(input: { email: $email }) }',
      variables: ({ subscriber }) => ({ email: subscriber.email }),
      observe: ({ subscribeToNewsletter }: { subscribeToNewsletter: boolean }) => subscribeToNewsletter,
      outcomes: sameForAll(true),
    },
    ...['confirmNewsletter', 'unsubscribeFromNewsletter'].map((name) => ({
      fields: [`Mutation.${name}`],
      document: `mutation { ${name}(token: "none") }`,
      observe: () => null,
      outcomes: sameForAll('BAD_USER_INPUT'),
    })),
    {
      fields: ['Query.adminNewsletterIssues'],
      document: '{ adminNewsletterIssues { totalCount rows { subject state } } }',
      observe: ({ adminNewsletterIssues }: { adminNewsletterIssues: { totalCount: number } }) =>
        adminNewsletterIssues.totalCount,
      outcomes: adminOnly(4),
    },
    {
      fields: ['Query.newsletterIssue'],
      document: 'query($id: ID!) { newsletterIssue(id: $id) { intro blogPosts { title } previewHtml(language: ar) } }',
      variables: () => ({ id: draftId }),
      observe: ({ newsletterIssue }: { newsletterIssue: { intro: string } }) => newsletterIssue.intro,
      outcomes: adminOnly('Hello.'),
    },
    {
      fields: ['Mutation.createNewsletterIssue'],
      document: 'mutation($input: CreateNewsletterIssueInput!) { createNewsletterIssue(input: $input) { state } }',
      variables: () => ({ input: issueInput }),
      observe: ({ createNewsletterIssue }: { createNewsletterIssue: { state: string } }) => createNewsletterIssue.state,
      outcomes: adminOnly('draft'),
    },
    {
      fields: ['Mutation.updateNewsletterIssue'],
      document: 'mutation($id: ID!) { updateNewsletterIssue(id: $id, input: { subject: "Autumn" }) { subject } }',
      variables: () => ({ id: draftId }),
      observe: ({ updateNewsletterIssue }: { updateNewsletterIssue: { subject: string } }) =>
        updateNewsletterIssue.subject,
      outcomes: adminOnly('Autumn'),
    },
    {
      fields: ['Mutation.sendNewsletterTest'],
      document: 'mutation($id: ID!) { sendNewsletterTest(id: $id) }',
      variables: () => ({ id: draftId }),
      observe: ({ sendNewsletterTest }: { sendNewsletterTest: boolean }) => sendNewsletterTest,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.sendNewsletterIssue'],
      document: 'mutation($id: ID!) { sendNewsletterIssue(id: $id) { state } }',
      variables: () => ({ id: draftId }),
      observe: ({ sendNewsletterIssue }: { sendNewsletterIssue: { state: string } }) => sendNewsletterIssue.state,
      outcomes: adminOnly('sending'),
    },
    {
      fields: ['Mutation.stopNewsletterIssue'],
      document: 'mutation($id: ID!) { stopNewsletterIssue(id: $id) { state } }',
      variables: () => ({ id: sendingId }),
      observe: ({ stopNewsletterIssue }: { stopNewsletterIssue: { state: string } }) => stopNewsletterIssue.state,
      outcomes: adminOnly('stopped'),
    },
    {
      fields: ['Mutation.resumeNewsletterIssue'],
      document: 'mutation($id: ID!) { resumeNewsletterIssue(id: $id) { state } }',
      variables: () => ({ id: stoppedId }),
      observe: ({ resumeNewsletterIssue }: { resumeNewsletterIssue: { state: string } }) => resumeNewsletterIssue.state,
      outcomes: adminOnly('sending'),
    },
    {
      fields: ['Mutation.deleteNewsletterIssues'],
      document: 'mutation { deleteNewsletterIssues(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteNewsletterIssues'),
      outcomes: adminOnly(0),
    },
    mutationCase('deleteNewsletterIssue', ['$id: ID!', '(id: $id)'], () => ({ id: deletableId }), adminOnly('done')),
    {
      fields: ['Query.newsletterSubscribers'],
      document: '{ newsletterSubscribers { totalCount nodes { email language confirmedAt } } }',
      observe: ({ newsletterSubscribers }: { newsletterSubscribers: { totalCount: number } }) =>
        newsletterSubscribers.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Query.adminNewsletterSubscribers'],
      document: '{ adminNewsletterSubscribers { totalCount rows { email language confirmedAt } } }',
      observe: ({ adminNewsletterSubscribers }: { adminNewsletterSubscribers: { totalCount: number } }) =>
        adminNewsletterSubscribers.totalCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.deleteNewsletterSubscribers'],
      document: 'mutation { deleteNewsletterSubscribers(ids: [999999]) { succeeded failed { id } } }',
      observe: bulkSuccessCount('deleteNewsletterSubscribers'),
      outcomes: adminOnly(0),
    },
    mutationCase(
      'deleteNewsletterSubscriber',
      ['$id: ID!', '(id: $id)'],
      ({ subscriber }) => ({ id: subscriber.id }),
      adminOnly('done'),
    ),
  ],
  publicFields: {
    NewsletterSubscriber: 'id email language confirmedAt bouncedAt createdAt',
    NewsletterIssue:
      'id subject subjectAr intro introAr state recipientCount sentCount skippedCount startedAt sentAt blogPosts previewHtml createdAt updatedAt',
    AdminNewsletterIssueList: 'rows totalCount',
    AdminNewsletterSubscriberList: 'rows totalCount',
    NewsletterSubscriberConnection: 'edges nodes pageInfo totalCount',
    NewsletterSubscriberEdge: 'cursor node',
  },
};

const uniqueIssueInput = () => ({ subject: 'Summer', subjectAr: 'الصيف', intro: 'Hello.', introAr: 'مرحبًا.' });

export const newsletterHostileTextCases: HostileTextCases = {
  subscribeToNewsletter: {
    persona: 'visitor',
    input: (n) => ({ email: `amel-${n}@example.dz` }),
    selection: '',
  },
  confirmNewsletter: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  unsubscribeFromNewsletter: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  createNewsletterIssue: {
    persona: 'admin',
    input: uniqueIssueInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.newsletterIssue.findFirst(newestFirst),
  },
  updateNewsletterIssue: {
    persona: 'admin',
    input: uniqueIssueInput,
    createArguments: async ({ db }) => db.newsletterIssue.create({ data: uniqueIssueInput(), select: { id: true } }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.newsletterIssue.findUnique({ where: { id } }),
  },
};
