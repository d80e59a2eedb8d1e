import { normalizeUsername } from '../../schema/contract/validation/accounts';
import { accounts } from './content/accounts';
import { filterMissing, daysAgo, createLookup, type FindId, type SeedContext } from './seedHelpers';

/** The password of every demo account. */
const demoPassword = 'demo-1234';

const demoEmail = (key: string) => `${key}@demo.dz`;

/** Admin, trainers and students; answers their ids by key (the part of the address before `@demo.dz`). */
export async function seedAccounts(seeding: SeedContext): Promise<FindId> {
  const { db, hashPassword } = seeding;
  const emails = accounts.map(({ key }) => demoEmail(key));
  const present = await db.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const missing = filterMissing(
    accounts,
    ({ key }) => demoEmail(key),
    present.map(({ email }) => email),
  );
  if (missing.length > 0) {
    const passwordHash = await hashPassword(demoPassword);
    await db.user.createMany({
      data: missing.map(({ key, bio, language = 'ar', joinedDaysAgo, ...person }) => ({
        ...person,
        username: key,
        usernameKey: normalizeUsername(key),
        email: demoEmail(key),
        passwordHash,
        bio: bio?.en,
        bioAr: bio?.ar,
        preferredLanguage: language,
        createdAt: daysAgo(seeding, joinedDaysAgo),
        updatedAt: daysAgo(seeding, joinedDaysAgo),
      })),
    });
  }
  const users = await db.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } });
  const userBy = createLookup('account', users, ({ email }) => email);
  return (key) => userBy(demoEmail(key)).id;
}
