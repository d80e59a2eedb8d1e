import type { SeededPlatform } from '../../personas';
import { observeDone, adminOnly, firstCaseRowId, sameForAllExcept, type AccessCases } from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';
import { takeJobs } from '../../../../schema/testing/takeJobs';

const newPerson = { firstName: 'Amel', lastName: 'Haddad', email: 'at.the.counter@example.dz' };
/** Of users, some of whom exist. */
const lowIds = Array.from({ length: 100 }, (_, index) => index + 1);
const noteId = firstCaseRowId;
const viewId = firstCaseRowId;

/** Admins see what waits for the office, trainers what waits for them. */
export const officeAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const { id: userId } = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'student' } } });
    await db.userNote.create({ data: { id: noteId, userId, text: 'A note by an admin who is gone' } });
    const { id: adminId } = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'admin' } } });
    await db.savedView.create({ data: { id: viewId, userId: adminId, list: 'users', name: 'Trainers' } });
  },
  rest: [],
  graphql: [
    {
      fields: ['Query.waitingCounts'],
      document: '{ waitingCounts { kind count oldestAt } }',
      observe: ({ waitingCounts }: { waitingCounts: { kind: string }[] }) =>
        waitingCounts.map(({ kind }) => kind).join(' '),
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'drafts threads threadReports',
        otherTrainer: 'drafts threads threadReports',
        admin: 'proofs refundRequests contactMessages reviews threads threadReports trainers failedJobs',
      }),
    },
    {
      fields: ['Query.adminOverview'],
      document: `{ adminOverview { waiting { kind } enrollments { today } revenue { today } people { today } completions { today }
        events { title } expiringOrders { count } activity { count } health { failedJobs } } }`,
      observe: ({ adminOverview }: { adminOverview: { waiting: unknown[] } }) => adminOverview.waiting.length,
      outcomes: adminOnly(8),
    },
    {
      fields: ['Query.trainerOverview'],
      document: `query($id: ID!) { trainerOverview(trainerId: $id) { newEnrollments { count rows { studentName } }
        stuckEnrollments { count } newReviews { count rows { rating } } draftCount drafts { title } } }`,
      variables: ({ users }: SeededPlatform) => ({ id: users.trainer.id }),
      observe: ({ trainerOverview }: { trainerOverview: { newEnrollments: { count: number } } }) =>
        trainerOverview.newEnrollments.count,
      outcomes: sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: 2, otherTrainer: 0, admin: 2 }),
    },
    {
      fields: ['Query.officeSearch'],
      document: '{ officeSearch(text: "enrolledStudent") { kind results { id title subtitle } } }',
      observe: ({ officeSearch: [first] }: { officeSearch: { kind: string }[] }) => first?.kind ?? null,
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'enrollment',
        otherTrainer: null,
        admin: 'person',
      }),
    },
    {
      fields: ['Query.officeQuote'],
      document: 'query($id: ID!) { officeQuote(eventId: $id) { amount state orderReference } }',
      variables: ({ openEvent }: SeededPlatform) => ({ id: openEvent.id }),
      observe: ({ officeQuote }: { officeQuote: { amount: string } }) => officeQuote.amount,
      outcomes: adminOnly('0.00'),
    },
    {
      fields: ['Mutation.enrollAtOffice'],
      document:
        'mutation($input: OfficeEnrollmentInput!) { enrollAtOffice(input: $input) { isNewPerson person { email } payment { id } } }',
      variables: ({ openEvent }: SeededPlatform) => ({
        input: { ...newPerson, eventId: openEvent.id, payment: 'free', price: '0' },
      }),
      observe: ({ enrollAtOffice }: { enrollAtOffice: { isNewPerson: boolean } }) => enrollAtOffice.isNewPerson,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.officeMessageReach'],
      document: 'query($ids: [ID!]!) { officeMessageReach(userIds: $ids) { recipientCount mailCount } }',
      variables: ({ users }: SeededPlatform) => ({ ids: [users.student.id, users.trainer.id] }),
      observe: ({ officeMessageReach }: { officeMessageReach: { recipientCount: number } }) =>
        officeMessageReach.recipientCount,
      outcomes: adminOnly(2),
    },
    {
      fields: ['Mutation.sendOfficeMessage'],
      document: 'mutation($input: OfficeMessageInput!) { sendOfficeMessage(input: $input) }',
      variables: ({ users }: SeededPlatform) => ({
        input: { userIds: [users.student.id], subjectAr: 'موعد جديد', textAr: 'نلتقي يوم الأحد' },
      }),
      observe: ({ sendOfficeMessage }: { sendOfficeMessage: number }) => sendOfficeMessage,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.createUserNote', 'Person.notes'],
      document: 'mutation($id: ID!) { createUserNote(userId: $id, text: "Called") { text authorName canEdit } }',
      variables: ({ users }: SeededPlatform) => ({ id: users.student.id }),
      observe: ({ createUserNote }: { createUserNote: { canEdit: boolean } }) => createUserNote.canEdit,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.updateUserNote'],
      document: `mutation { updateUserNote(id: ${noteId}, text: "Came") { text } }`,
      observe: observeDone,
      outcomes: adminOnly('FORBIDDEN'),
    },
    {
      fields: ['Mutation.deleteUserNote'],
      document: 'mutation { deleteUserNote(id: 999999) }',
      observe: observeDone,
      outcomes: adminOnly('NOT_FOUND'),
    },
    {
      fields: ['Query.mySavedViews'],
      document: '{ mySavedViews(list: "users") { name query columns density position } }',
      observe: ({ mySavedViews }: { mySavedViews: unknown[] }) => mySavedViews.length,
      outcomes: sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: 0, otherTrainer: 0, admin: 1 }),
    },
    {
      fields: ['Query.myTablePreferences'],
      document: '{ myTablePreferences { list columns density } }',
      observe: ({ myTablePreferences }: { myTablePreferences: unknown[] }) => myTablePreferences.length,
      outcomes: sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: 0, otherTrainer: 0, admin: 0 }),
    },
    {
      fields: ['Mutation.saveView'],
      document: `mutation { saveView(id: ${viewId}, input: { list: "users", name: "All", query: "" }) { name } }`,
      observe: ({ saveView }: { saveView: { name: string } }) => saveView.name,
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'NOT_FOUND',
        otherTrainer: 'NOT_FOUND',
        admin: 'All',
      }),
    },
    {
      fields: ['Mutation.deleteView'],
      document: `mutation { deleteView(id: ${viewId + 1}) }`,
      observe: observeDone,
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'NOT_FOUND',
        otherTrainer: 'NOT_FOUND',
        admin: 'NOT_FOUND',
      }),
    },
    {
      fields: ['Mutation.saveTablePreference'],
      document: 'mutation { saveTablePreference(list: "courses", density: compact) { density } }',
      observe: ({ saveTablePreference }: { saveTablePreference: { density: string } }) => saveTablePreference.density,
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: 'compact',
        otherTrainer: 'compact',
        admin: 'compact',
      }),
    },
  ],
  publicFields: {
    AdminOverview: 'waiting enrollments revenue people completions events expiringOrders activity health',
    AuditEntryGroup: 'latest count rowCount startedAt',
    ExpiringOrders: 'count nextAt',
    MessageReach: 'recipientCount mailCount',
    OfficeEnrollment: 'person isNewPerson payment',
    OfficeQuote: 'amount state orderReference',
    OfficeSearchGroup: 'kind results',
    OfficeSearchResult: 'id title subtitle',
    OverviewCount: 'today thisMonth lastMonth days',
    OverviewEnrollments: 'count rows',
    OverviewRevenue: 'today thisMonth lastMonth days',
    OverviewReviews: 'count rows',
    SavedView: 'id list name query columns density position',
    SystemHealth: 'failedJobs lastMailSentAt lastMailFailedAt lastBackupAt freeDiskMegabytes',
    TablePreference: 'list columns density',
    TrainerOverview: 'stuckEnrollments newEnrollments newReviews draftCount drafts',
    UserNote: 'id text authorName canEdit createdAt updatedAt',
    WaitingCount: 'kind count oldestAt onlyId',
  },
};

export const officeHostileTextCases: HostileTextCases = {
  enrollAtOffice: {
    persona: 'admin',
    input: (n) => ({
      ...newPerson,
      email: `counter-${n}@example.dz`,
      firstNameAr: 'أمل',
      lastNameAr: 'حداد',
      phone: '0550123456',
      courseId: 99_999,
      payment: 'cash',
      price: '1',
      notes: 'At the counter',
    }),
    selection: '{ isNewPerson }',
  },
  sendOfficeMessage: {
    persona: 'admin',
    input: (n) => ({
      userIds: lowIds,
      subjectAr: `موعد ${n}`,
      textAr: 'نلتقي يوم الأحد',
      subject: `Date ${n}`,
      text: 'We meet on Sunday',
    }),
    selection: '',
    findStoredRow: async ({ db }) => {
      const jobs = (await takeJobs(db)).map(
        (job) => job.payload as { kind?: string; payload: Record<string, unknown> },
      );
      return jobs.findLast(({ kind }) => kind === 'office_message')?.payload ?? null;
    },
  },
  createUserNote: {
    persona: 'admin',
    input: (n) => ({ text: `Called, comes on day ${n}` }),
    createArguments: ({ users }) => Promise.resolve({ userId: users.student.id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.userNote.findFirst(newestFirst),
  },
  updateUserNote: {
    persona: 'admin',
    input: (n) => ({ text: `Came on day ${n}` }),
    createArguments: async ({ db, users }) => {
      const { id } = await db.userNote.create({
        data: { userId: users.student.id, authorId: users.admin.id, text: 'Called' },
      });
      return { id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.userNote.findUnique({ where: { id } }),
  },
  restoreField: {
    persona: 'admin',
    input: () => ({ field: 'question' }),
    createArguments: async ({ createFaq, db }) => {
      const { id: entityId, question } = await createFaq();
      const entry = { actorId: 1, actorName: 'A', action: 'update', entity: 'faqs', entityId };
      const values = { before: { question: 'Before?' }, after: { question } };
      const { id } = await db.auditEntry.create({ data: { ...entry, ...values } });
      return { entryId: id };
    },
    selection: '{ id }',
  },
  saveView: {
    persona: 'admin',
    input: (n) => ({ list: 'payments', name: `Unpaid ${n}`, query: 'status=pending' }),
    selection: '{ id }',
    decode: { query: (text) => [...new URLSearchParams(text.trim())].flat().join(' ') },
    // A list has room for some views: each is taken away when it was read.
    findStoredRow: async ({ db }) => {
      const row = await db.savedView.findFirst(newestFirst);
      await db.savedView.deleteMany();
      return row;
    },
  },
  saveTablePreference: {
    persona: 'trainer',
    input: () => ({ list: 'users', density: 'compact' }),
    selection: '{ list }',
    // The rows have no order: each is taken away when it was read.
    findStoredRow: async ({ db, users }) => {
      const where = { userId: users.trainer.id };
      const row = await db.tablePreference.findFirst({ where });
      await db.tablePreference.deleteMany({ where });
      return row;
    },
  },
};
