import { normalizeUsername } from '../../schema/contract/validation/accounts/accounts';
import { certificateNamesOf } from './certificateSettings';
import { accounts } from './content/accounts';
import { filterMissing, daysAgo, createLookup, type FindId, type SeedContext } from './seedHelpers';

const demoPassword = 'demo-1234';

const demoEmail = (key: string) => `${key}@demo.dz`;

/** Seeds users; returns a lookup of ids by the local part of the email address. */
export async function seedAccounts(context: SeedContext): Promise<FindId> {
  const { db, hashPassword } = context;
  const emails = accounts.map(({ key }) => demoEmail(key));
  const existing = await db.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const missing = filterMissing(
    accounts,
    ({ key }) => demoEmail(key),
    existing.map(({ email }) => email),
  );
  if (missing.length > 0) {
    const passwordHash = await hashPassword(demoPassword);
    await db.user.createMany({
      data: missing.map(({ key, bio, language = 'ar', joinedDaysAgo, ...columns }) => ({
        ...columns,
        ...certificateNamesOf({ key, joinedDaysAgo, ...columns }),
        username: key,
        usernameKey: normalizeUsername(key),
        email: demoEmail(key),
        passwordHash,
        bio: bio?.en,
        bioAr: bio?.ar,
        preferredLanguage: language,
        approvedAt: columns.role === 'trainer' ? daysAgo(context, joinedDaysAgo) : null,
        emailConfirmedAt: daysAgo(context, joinedDaysAgo),
        createdAt: daysAgo(context, joinedDaysAgo),
        updatedAt: daysAgo(context, joinedDaysAgo),
      })),
    });
  }
  const users = await db.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } });
  const userBy = createLookup('account', users, ({ email }) => email);
  return (key) => userBy(demoEmail(key)).id;
}
