import { afterAll, beforeEach } from 'vitest';
import type { Database } from '../../prisma/client';
import type { AccountLinkPurpose } from '../accounts/links/accountLinks';
import { sendPasswordReset } from '../accounts/links/passwordReset';
import type { Role } from '../contract/permissions';
import type { Viewer } from '../core/context';
import { deliverNotificationsJob } from '../notifications/sendNotification';
import { createExecutor, createFixtures, stubServices } from './fixtures';
import { openTestDatabase } from './testDatabase';

interface WaitingJob {
  name: string;
  payload: { kind?: string; recipients?: object; email?: string; linkId?: string };
}

let count = 0;
/** An address that no account has. */
export const createAddress = (): string => `address-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}@example.dz`;

export const codeOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }): string | undefined =>
  (errors?.[0]?.originalError as { code?: string } | undefined)?.code;

/** A database for all tests of a file, with its fixtures. Each test begins without jobs. */
export async function openAccountTestDatabase() {
  const database = await openTestDatabase();
  const fixtures = createAccountFixtures(database);
  beforeEach(() => fixtures.clearJobs());
  afterAll(() => database.close());
  return { db: database.db, fixtures };
}

/** Accounts, their links and the messages about them. No worker runs the jobs. */
function createAccountFixtures({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const { execute } = createExecutor(db);
  const { createUser } = createFixtures(db);

  /** Each message that a job delivers counts as a job. */
  const waitingJobs = async (): Promise<WaitingJob[]> =>
    (
      await pool.query<WaitingJob>(
        `SELECT t.identifier AS name, delivered.payload FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id CROSS JOIN LATERAL json_array_elements(
           CASE json_typeof(j.payload) WHEN 'array' THEN j.payload ELSE json_build_array(j.payload) END) AS delivered(payload)
         ORDER BY j.id`,
      )
    ).rows;

  const sentNotifications = async () =>
    (await waitingJobs())
      .filter(({ name }) => name === deliverNotificationsJob.name)
      .map(({ payload: { kind, recipients } }) => ({ kind, recipients }));

  /** The token in the newest mail of a purpose. */
  const tokenFor = async (userId: number, purpose: AccountLinkPurpose): Promise<string> => {
    const where = { userId, purpose };
    const { id } = await db.accountLink.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } });
    return stubServices.linkTokens.sign('account', id);
  };

  const sendToken = (field: 'confirmEmail' | 'confirmEmailChange' | 'revertEmailChange', token: string) =>
    execute(`mutation ($token: String!) { ${field}(token: $token) }`, { token });
  const requestReset = (email: string) =>
    execute('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  const runPasswordReset = ({ payload }: WaitingJob) =>
    sendPasswordReset(db, { email: payload.email ?? '', linkId: payload.linkId ?? '' });

  const openSession = (userId: number) =>
    db.session.create({ data: { id: crypto.randomUUID(), userId, expiresAt: new Date(Date.now() + 60_000) } });

  /** The viewer of a new session. */
  const signIn = async ({ id, role }: { id: number; role: Role }): Promise<Viewer> => ({
    id,
    role,
    sessionId: (await openSession(id)).id,
  });

  return {
    execute,
    waitingJobs,
    sentNotifications,
    tokenFor,
    sendToken,
    requestReset,
    runPasswordReset,
    clearJobs: () => pool.query('DELETE FROM graphile_worker._private_jobs'),
    /** Requests a reset and runs its job; returns the token in the mail. */
    async requestResetToken({ id, email }: { id: number; email: string }): Promise<string> {
      await requestReset(email);
      const job = (await waitingJobs()).findLast(({ name }) => name === 'send_password_reset');
      if (job) await runPasswordReset(job);
      return tokenFor(id, 'reset_password');
    },
    resetPassword: (token: string, password = 'new-secret-2') =>
      execute('mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }', {
        token,
        password,
      }),
    logIn: (email: string, password: string) =>
      execute('mutation ($input: LoginInput!) { login(input: $input) { user { id } } }', {
        input: { email, password },
      }),
    signIn,
    changeEmail: async (user: { id: number; role: 'student' }, newEmail: string, currentPassword = 'secret-1') =>
      execute(
        'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) }',
        { input: { newEmail, currentPassword } },
        await signIn(user),
      ),
    registerAs: (email: string) => {
      const input = {
        firstName: 'A',
        lastName: 'B',
        username: createAddress().slice(0, 30),
        email,
        password: 'secret-1',
      };
      return execute('mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', { input });
    },
    async register() {
      const email = createAddress();
      await this.registerAs(email);
      const user = await db.user.findUniqueOrThrow({ where: { email } });
      return { ...user, role: 'student' as const };
    },
    async createStudent(data: Parameters<typeof createUser>[0] = {}) {
      return { ...(await createUser(data)), role: 'student' as const };
    },
    openSession,
  };
}
