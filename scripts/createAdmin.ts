import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../prisma/client';
import { migrate } from '../prisma/migrate';
import { grantAdmin } from '../schema/accounts/admin/grantAdmin';
import { hashPassword } from '../schema/accounts/passwords/passwordHash';
import { bounds } from '../schema/contract/bounds';
import { isCommonPassword } from '../schema/contract/passwords/commonPasswords';
import { registerSchema, normalizeUsername } from '../schema/contract/validation/accounts/accounts';
import { readConfig } from '../gateway/config';
import { clearSignInLimits } from '../gateway/middleware/rateLimits';

/*
 * `npm run admin -- someone@example.dz` makes an admin, or makes an existing account one. With --password-stdin the password
 * comes from standard input, else one is made and printed once. An existing account keeps its own unless one is given.
 * With --clear-limits it only forgets the failed sign-ins to the account.
 */

async function createAdmin(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'password-stdin': { type: 'boolean' }, 'clear-limits': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  const passwordFromStdin = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : '';
  const password = passwordFromStdin || randomBytes(18).toString('base64url');
  const draft = registerSchema.safeParse({
    ...defaultNames,
    email: address,
    username: `admin-${randomBytes(4).toString('hex')}`,
    password,
  });
  if (!draft.success)
    throw new Error(
      draft.error.issues.some(({ path }) => path[0] === 'password')
        ? passwordRule
        : 'Name a valid e-mail address: npm run admin -- someone@example.dz',
    );
  const { email, username } = draft.data;
  if (password.length < bounds.password.adminCommandMin || isCommonPassword(password, [email]))
    throw new Error(passwordRule);
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database.pool);
    const { db, pool } = database;
    if (values['clear-limits']) {
      console.log(`${await clearSignInLimits(pool, email)} counters of sign-ins to ${email} were deleted.`);
      return;
    }
    const passwordHash = await hashPassword(password);
    const existingUser = await db.user.findUnique({
      where: { email },
      select: { id: true, email: true, emailConfirmedAt: true },
    });
    if (existingUser) {
      if (!(await grantAdmin(db, existingUser, passwordFromStdin ? passwordHash : undefined)))
        throw new Error(unconfirmedRule);
    } else {
      const rights = { role: 'admin', isActive: true } as const;
      const names = { ...defaultNames, email, username, usernameKey: normalizeUsername(username) };
      await db.user.create({ data: { ...names, ...rights, passwordHash, emailConfirmedAt: new Date() } });
    }
    console.log(`${email} is an admin.`);
    if (!existingUser && !passwordFromStdin) console.log(`Password: ${password}`);
  } finally {
    await database.close();
  }
}

const passwordRule = `The password needs at least ${bounds.password.adminCommandMin} characters and must not be easy to guess.`;
const unconfirmedRule =
  'The account has not confirmed this address, so anyone may know its password. Give it a new one: --password-stdin.';
const defaultNames = { firstName: 'Admin', lastName: 'Tayyar' };

createAdmin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
