import { isCommonPassword } from '../../contract/passwords/commonPasswords';
import type { ValidationMessageKey } from '../../contract/problems/validationMessages';
import type { Context } from '../../core/context';
import { Problem } from '../../core/problem';

interface AccountNames {
  firstName?: string;
  lastName?: string;
  firstNameAr?: string | null;
  lastNameAr?: string | null;
  username?: string;
  email?: string;
}

/** Whether a new password is refused because PASSWORD_CHECK is on and it is easy to guess; no password is not. */
export const isRefusedPassword = (
  { settings: { passwordCheck } }: Pick<Context, 'settings'>,
  password: string | undefined,
  { firstName, lastName, firstNameAr, lastNameAr, username, email }: AccountNames,
): boolean => {
  const words = [firstName, lastName, firstNameAr, lastNameAr, username, email].map((word) => word ?? '');
  return passwordCheck && password !== undefined && isCommonPassword(password, words);
};

/** @throws Problem `invalidInput` for the field */
export function ensureAllowedPassword(
  context: Pick<Context, 'settings'>,
  password: string | undefined,
  names: AccountNames,
  field = 'password',
): void {
  if (isRefusedPassword(context, password, names))
    throw new Problem('invalidInput', { fields: { [field]: 'passwordTooCommon' satisfies ValidationMessageKey } });
}
