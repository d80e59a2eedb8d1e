import type { SeededPlatform } from '../personas';
import { adminOnly, sameForAllExcept, type AccessCases } from './accessCase';

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
    {
      fields: ['Query.adminOverview'],
      document: `{ adminOverview { waiting { kind } enrollments { today } revenue { today } people { today } completions { today }
        events { title } expiringOrders { count } activity { entity } health { failedJobs } } }`,
      observe: ({ adminOverview }: { adminOverview: { waiting: unknown[] } }) => adminOverview.waiting.length,
      outcomes: adminOnly(6),
    },
    {
      fields: ['Query.trainerOverview'],
      document: `query($id: ID!) { trainerOverview(trainerId: $id) { newEnrollments { count rows { studentName } }
        stuckEnrollments { count } newReviews { count rows { rating } } drafts { title } } }`,
      variables: ({ users }: SeededPlatform) => ({ id: users.trainer.id }),
      observe: ({ trainerOverview }: { trainerOverview: { newEnrollments: { count: number } } }) =>
        trainerOverview.newEnrollments.count,
      outcomes: sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: 2, otherTrainer: 0, admin: 2 }),
    },
    {
      fields: ['Query.officeSearch'],
      document: '{ officeSearch(text: "enrolledStudent") { kind results { id title subtitle } } }',
      observe: ({ officeSearch }: { officeSearch: { kind: string }[] }) =>
        officeSearch.map(({ kind }) => kind).join(' '),
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'enrollment',
        otherTrainer: '',
        admin: 'person',
      }),
    },
  ],
  publicFields: {
    AdminOverview: 'waiting enrollments revenue people completions events expiringOrders activity health',
    ExpiringOrders: 'count nextAt',
    OfficeSearchGroup: 'kind results',
    OfficeSearchResult: 'id title subtitle',
    OverviewCount: 'today thisMonth lastMonth days',
    OverviewEnrollments: 'count rows',
    OverviewRevenue: 'today thisMonth lastMonth days',
    OverviewReviews: 'count rows',
    SystemHealth: 'failedJobs lastMailSentAt lastMailFailedAt lastBackupAt freeDiskMegabytes',
    TrainerOverview: 'stuckEnrollments newEnrollments newReviews drafts',
    WaitingCount: 'kind count oldestAt',
  },
};
