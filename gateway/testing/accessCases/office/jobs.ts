import { observeDone, adminOnly, bulkSuccessCount, type AccessCases } from '../accessCase';

/** Only admins see and change background jobs. */
export const jobAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.adminJobs'],
      document: '{ adminJobs(filter: { state: running }) { totalCount rows { name } } }',
      observe: ({ adminJobs }: { adminJobs: { totalCount: number } }) => adminJobs.totalCount,
      outcomes: adminOnly(0),
    },
    ...['retryJobs', 'deleteJobs'].map((mutation) => ({
      fields: [`Mutation.${mutation}`],
      document: `mutation { ${mutation}(ids: [999999]) { succeeded failed { id } } }`,
      observe: bulkSuccessCount(mutation),
      outcomes: adminOnly(0),
    })),
    {
      fields: ['Mutation.deleteJob'],
      document: 'mutation { deleteJob(id: 999999) }',
      observe: observeDone,
      outcomes: adminOnly('NOT_FOUND'),
    },
  ],
  publicFields: {
    AdminJob: 'id name label state attempts maxAttempts lastError createdAt runAt startedAt',
    AdminJobList: 'rows totalCount',
  },
};
