import { usernameKey } from '../../schema/contract/validation/accounts';
import { people } from './content/people';
import { absent, daysAgo, finder, type IdOf, type Seeding } from './seeding';

/** The password of every demo account. */
export const demoPassword = 'demo-1234';

const emailOf = (key: string) => `${key}@demo.dz`;

/** Admin, trainers and students; answers their ids by key (the part of the address before `@demo.dz`). */
export async function seedAccounts(seeding: Seeding): Promise<IdOf> {
  const { db, hashPassword } = seeding;
  const emails = people.map(({ key }) => emailOf(key));
  const present = await db.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const missing = absent(
    people,
    ({ key }) => emailOf(key),
    present.map(({ email }) => email),
  );
  if (missing.length > 0) {
    const passwordHash = await hashPassword(demoPassword);
    await db.user.createMany({
      data: missing.map(({ key, bio, language = 'ar', joinedDaysAgo, ...person }) => ({
        ...person,
        username: key,
        usernameKey: usernameKey(key),
        email: emailOf(key),
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
  const userBy = finder('account', users, ({ email }) => email);
  return (key) => userBy(emailOf(key)).id;
}
