import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema';
import { graphqlAccessCases, seedAccessCases } from '../testing/accessCases/allCases';
import { firstCaseRowId, type GraphqlAccessCase } from '../testing/accessCases/accessCase';
import { lateAttemptId } from '../testing/accessCases/learning/quizzes';
import { createTestGateway, sessionCookieHeader, sendGraphql, type TestGateway } from '../testing/testGateway';
import { seedPersonas, personas, type Persona, type SeededPlatform } from '../testing/personas';

/** Mutations of admins that are not audited → reason. */
const unauditedMutations: Record<string, string> = {
  submitPaymentProof: "logged for the admin's own payment; the case has that of a student",
  checkCardPayment: 'asks the card provider, whose answer is no action of a user',
  login: 'begins a session: of it the list of sessions tells',
  logout: 'ends a session',
  register: 'makes an account before anybody is signed in',
  revokeSession: 'ends a session',
  revokeOtherSessions: 'ends sessions',
  startSecondFactor: 'has no effect before the confirmation',
  confirmSecondFactor: 'logged with a right code, see secondFactor.test.ts; the cases have none',
  disableSecondFactor: 'logged with a right code; the cases have none',
  createRecoveryCodes: 'replaces secrets, which the log never contains',
  vote: 'votes are secret',
  sendContactMessage: 'anybody may write to us, and nobody is an admin in it',
  markNotificationsRead: 'changes the own inbox only',
  deleteNotification: 'changes the own inbox only',
  updateNotificationPreference: 'changes the own preferences only',
  stopMails: 'a token decides, not a session',
  subscribeToNewsletter: 'anybody may subscribe an address, and nobody is an admin in it',
  confirmNewsletter: 'a token decides, not a session',
  unsubscribeFromNewsletter: 'a token decides, not a session',
  sendNewsletterTest: 'changes no row',
  retryJobs: 'logged for jobs that exist, see adminJobs.test.ts; the cases have none',
  deleteJob: 'logged for a job that exists, see adminJobs.test.ts; the case has none',
  deleteJobs: 'logged for jobs that exist, see adminJobs.test.ts; the cases have none',
  changeEmail: 'the address changes when its link is opened',
  resendConfirmation: 'sends a mail to the own address',
  requestPasswordReset: 'changes no row before its link is opened',
  confirmEmail: 'a token decides, not a session',
  confirmEmailChange: 'a token decides, not a session',
  revertEmailChange: 'a token decides, not a session',
  resetPassword: 'a token decides, not a session',
  recordCashPayment: 'logged for a payer who exists, see adminPayments.test.ts; the case has none',
  requestDataExport: 'makes a file for its owner',
  createCertificateArchive: 'makes a file for its admin',
  deleteUserNote: 'logged for a note that exists, see userNotes.test.ts; the case has none',
  saveView: 'changes the own lists only',
  deleteView: 'changes the own lists only',
  saveTablePreference: 'changes the own lists only',
  restoreField: 'logged as the update that it makes, see restoreField.test.ts; the case has no entry',
  createLessonNote: 'notes are private: the log has nothing of them',
  updateLessonNote: 'notes are private',
  deleteLessonNote: 'notes are private',
  createPost: 'an answer is shown with its author',
  deletePost: 'the own answer; the case has none',
  setAcceptedPost: 'the mark is shown and taken away as easily',
  reportThread: 'reports wait for a decision, which is logged if it hides something',
  dismissThreadReports: 'hides nothing',
  setSignature: 'logged with the row of the account; the case changes nothing',
};

/** Names of mutations with an access case that calls them. */
interface MutationCall {
  names: string[];
  accessCase: Pick<GraphqlAccessCase, 'document' | 'variables'>;
}

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const mutationName = (field: string): string => field.replace('Mutation.', '');
const refusalCodes = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN']);

/** Access cases of mutations. */
const mutationAccessCases = graphqlAccessCases.flatMap((accessCase) => {
  const names = accessCase.fields.filter((field) => field.startsWith('Mutation.')).map(mutationName);
  return names.length > 0 ? [{ names, accessCase }] : [];
});

const adminMutations = mutations.filter((name) =>
  mutationAccessCases.some(
    ({ names, accessCase }) => names.includes(name) && !refusalCodes.has(accessCase.outcomes.admin),
  ),
);

async function runMutation(
  gateway: TestGateway,
  platform: SeededPlatform,
  { document, variables }: MutationCall['accessCase'],
  persona: Persona,
) {
  const token = await platform.tokenFor(persona);
  const headers: Record<string, string> = token ? { cookie: sessionCookieHeader(token) } : {};
  const input = variables?.(platform) ?? {};
  const last = await gateway.db.auditEntry.findFirst({ select: { id: true }, orderBy: { id: 'desc' } });
  const { body } = await sendGraphql(gateway.app, document, input, headers);
  const entries = await gateway.db.auditEntry.findMany({ where: { id: { gt: last?.id ?? 0 } } });
  const { data, errors } = body as { data?: unknown; errors?: { message: string }[] };
  return { input, entries, errors, answer: errors?.[0]?.message ?? JSON.stringify(data) };
}

/** All strings below keys that contain "password". */
function findPasswords(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /password/i.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => findPasswords(part, inner));
}

async function createSeededGateway() {
  const gateway = await createTestGateway({ limits: { rateLimits: null } });
  const platform = await seedPersonas(gateway);
  await seedAccessCases(gateway);
  return { gateway, platform };
}

const auditedMutations = adminMutations.filter((name) => !(name in unauditedMutations));

const bulkDeleteCall = (name: string, keyOf: (platform: SeededPlatform) => number) => ({
  names: [name],
  accessCase: {
    document: `mutation($ids: [ID!]!) { ${name}(ids: $ids) { succeeded } }`,
    variables: (platform: SeededPlatform) => ({ ids: [keyOf(platform)] }),
  },
});

/** Successful calls of mutations whose access cases are all rejected. */
const successfulCalls: MutationCall[] = [
  bulkDeleteCall('deleteContactMessages', ({ contactMessage }) => contactMessage.id),
  bulkDeleteCall('deleteNewsletterSubscribers', ({ subscriber }) => subscriber.id),
  bulkDeleteCall('deleteNewsletterIssues', () => firstCaseRowId),
  bulkDeleteCall('deleteGlossaryTerms', ({ term }) => term.id),
  bulkDeleteCall('deleteEvents', ({ draftEvent }) => draftEvent.id),
  {
    names: ['acceptLateAnswers'],
    accessCase: {
      document: 'mutation($id: ID!) { acceptLateAnswers(attemptId: $id) { state } }',
      variables: () => ({ id: lateAttemptId }),
    },
  },
  {
    names: ['deleteEvent'],
    accessCase: {
      document: 'mutation($id: ID!) { deleteEvent(id: $id) }',
      variables: ({ draftEvent }) => ({ id: draftEvent.id }),
    },
  },
];

/** An access case and its variant that publishes or activates. */
const withBothStates = ({ names, accessCase }: MutationCall): MutationCall[] => [
  { names, accessCase },
  {
    names,
    accessCase: { ...accessCase, document: accessCase.document.replace(/(isPublished|isActive): false/, '$1: true') },
  },
];

/** Runs the calls as admin; returns the mutations that added entries, what the others answered, and all entries. */
async function runAsAdmin(calls: MutationCall[]) {
  const { gateway, platform } = await createSeededGateway();
  const audited = new Set<string>();
  const answers: Record<string, string[]> = {};
  const passwords = ['secret-1'];
  for (const { names, accessCase } of calls) {
    const { input, entries, errors, answer } = await runMutation(gateway, platform, accessCase, 'admin');
    passwords.push(...findPasswords(input));
    for (const name of names)
      if (!errors && entries.length > 0) audited.add(name);
      else answers[name] = [...(answers[name] ?? []), answer];
  }
  const log = await gateway.db.auditEntry.findMany();
  await gateway.close();
  return { audited, answers, passwords, log, admin: platform.users.admin };
}

describe('mutations of an admin', () => {
  let all: Awaited<ReturnType<typeof runAsAdmin>>;
  beforeAll(async () => {
    all = await runAsAdmin(mutationAccessCases);
    // Cases can depend on rows that another case deleted, so that each is retried on a new platform. Unpublishing a
    // draft changes nothing, so that it is published instead.
    for (const name of auditedMutations.filter((each) => !all.audited.has(each))) {
      const retried = await runAsAdmin(
        [...mutationAccessCases.flatMap(withBothStates), ...successfulCalls].filter(({ names }) =>
          names.includes(name),
        ),
      );
      for (const each of retried.audited) all.audited.add(each);
      Object.assign(all.answers, retried.answers);
    }
  }, 600_000);

  test.each(auditedMutations)('%s adds an entry', (name) => {
    expect(all.audited.has(name), all.answers[name]?.join('; ')).toBe(true);
  });

  test('the listed unaudited mutations exist and add no entry', () => {
    expect(
      Object.keys(unauditedMutations).filter((name) => all.audited.has(name) || !mutations.includes(name)),
    ).toEqual([]);
  });

  test('each entry contains the id and name of the admin', () => {
    const { admin, log } = all;
    const actors = new Set(log.map(({ actorId, actorName }) => `${actorId} ${actorName}`));
    // A case may have renamed the admin.
    expect(log.every(({ actorId }) => actorId === admin.id)).toBe(true);
    expect(actors).toContain(`${admin.id} ${admin.firstName} ${admin.lastName}`);
  });

  test('no entry contains a password, a hash or an internal column', () => {
    const text = JSON.stringify(all.log);
    const forbiddenTexts = [
      '$argon2',
      'passwordHash',
      'usernameKey',
      'searchText',
      'adminSearchText',
      'dedupeHash',
      ...all.passwords,
    ];
    expect(forbiddenTexts.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

/** Also logged for trainers: R-STU-6, and what they hide. */
const loggedForTrainers = ['duplicateCourse', 'deleteCourse', 'deleteCourses', 'hideThread', 'showThread'];

test('mutations of other personas add no entry on a connection that an admin used before', async () => {
  const { gateway, platform } = await createSeededGateway();
  const unexpectedEntries: string[] = [];
  for (const { names, accessCase } of mutationAccessCases)
    for (const persona of ['admin', ...personas.filter((other) => other !== 'admin')] as const) {
      const { entries } = await runMutation(gateway, platform, accessCase, persona);
      const isLogged =
        persona === 'admin' || (persona === 'trainer' && names.some((name) => loggedForTrainers.includes(name)));
      if (!isLogged && entries.length > 0) unexpectedEntries.push(`${persona}: ${names.join(', ')}`);
    }
  await gateway.close();
  expect(unexpectedEntries).toEqual([]);
}, 600_000);
