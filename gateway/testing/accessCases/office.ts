import { sameForAllExcept, type AccessCases } from './accessCase';

/** Admins see what waits for the office, trainers what waits for them. */
export const officeAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.waitingCounts'],
      document: '{ waitingCounts { kind count oldestAt } }',
      observe: ({ waitingCounts }: { waitingCounts: { kind: string }[] }) =>
        waitingCounts.map(({ kind }) => kind).join(' '),
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'drafts',
        otherTrainer: 'drafts',
        admin: 'proofs refundRequests contactMessages reviews trainers failedJobs',
      }),
    },
  ],
  publicFields: {
    WaitingCount: 'kind count oldestAt',
  },
};
