import { isCommonPassword } from '../contract/passwords/commonPasswords';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import type { Context } from '../core/context';
import { Problem } from '../core/errors';

interface AccountNames {
  firstName?: string;
  lastName?: string;
  username?: string;
  email?: string;
}

/** Whether the password is refused because PASSWORD_CHECK is on and it is easy to guess. */
export const isRefusedPassword = (
  { passwordCheck }: Pick<Context, 'passwordCheck'>,
  password: string,
  { firstName = '', lastName = '', username = '', email = '' }: AccountNames,
): boolean => passwordCheck && isCommonPassword(password, [firstName, lastName, username, email]);

/** @throws Problem `invalidInput` for the field */
export function ensureAllowedPassword(
  context: Pick<Context, 'passwordCheck'>,
  password: string,
  names: AccountNames,
  field = 'password',
): void {
  if (isRefusedPassword(context, password, names))
    throw new Problem('invalidInput', { fields: { [field]: 'passwordTooCommon' satisfies ValidationMessageKey } });
}
