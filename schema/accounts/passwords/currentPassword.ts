import type { User } from '../../../prisma/generated/client';
import type { SignedInContext } from '../../core/context';
import { Problem } from '../../core/problem';
import { verifyPassword } from './passwordHash';

/**
 * The viewer's account, after their password was checked. Limited like a sign-in, so that an open session does not allow
 * guessing the password.
 * @param field the argument that is reported with a wrong password
 * @throws Problem `wrongPassword`, `tooManyAttempts`, `notSignedIn`
 */
export async function checkCurrentPassword(
  currentPassword: string,
  { db, viewer, services: { rateLimiter } }: SignedInContext,
  field: PasswordField = 'currentPassword',
): Promise<User> {
  const user = await db.user.findUnique({ where: { id: viewer.id } });
  if (!user) throw new Problem('notSignedIn');
  const attempt = await rateLimiter.signIn(user.email);
  if (!(await verifyPassword(currentPassword, user.passwordHash))) {
    attempt.failed(user.id);
    throw wrongPasswordProblem(field);
  }
  await attempt.succeeded();
  return user;
}

type PasswordField = 'currentPassword' | 'password';

export const wrongPasswordProblem = (field: PasswordField = 'currentPassword'): Problem =>
  new Problem('wrongPassword', { fields: { [field]: 'wrongPassword' } });
