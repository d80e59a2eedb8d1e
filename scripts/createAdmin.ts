import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../prisma/client';
import { migrate } from '../prisma/migrate';
import { hashPassword } from '../schema/accounts/passwordHash';
import { registerSchema, normalizeUsername } from '../schema/contract/validation/accounts';
import { readConfig } from '../gateway/config';

/*
 * `npm run admin -- someone@example.dz` makes an admin, or makes an existing account one. With --password-stdin the password
 * comes from standard input, else one is made and printed once. An existing account keeps its own unless one is given.
 */

async function createAdmin(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'password-stdin': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  const given = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : '';
  const password = given || randomBytes(18).toString('base64url');
  const draft = registerSchema.safeParse({
    ...defaultNames,
    email: address,
    username: `admin-${randomBytes(4).toString('hex')}`,
    password,
  });
  if (!draft.success)
    throw new Error(
      draft.error.issues.some(({ path }) => path[0] === 'password')
        ? 'The password needs at least 6 characters.'
        : 'Name a valid e-mail address: npm run admin -- someone@example.dz',
    );
  const { email, username } = draft.data;
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database.pool);
    const { db } = database;
    const passwordHash = await hashPassword(password);
    const known = await db.user.findUnique({ where: { email }, select: { id: true } });
    const rights = { role: 'admin', isActive: true } as const;
    if (known) {
      // Whoever held a session before holds no admin's session now.
      await db.$transaction([
        db.user.update({ where: { email }, data: { ...rights, ...(given && { passwordHash }) } }),
        db.session.deleteMany({ where: { userId: known.id } }),
      ]);
    } else {
      const names = { ...defaultNames, email, username, usernameKey: normalizeUsername(username) };
      await db.user.create({ data: { ...names, ...rights, passwordHash } });
    }
    console.log(`${email} is an admin.`);
    if (!known && !given) console.log(`Password: ${password}`);
  } finally {
    await database.close();
  }
}

const defaultNames = { firstName: 'Admin', lastName: 'Tayyar' };

createAdmin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
