import { isCommonPassword } from './commonPasswords';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** A hint for forms. Length counts more than signs: a sentence of four words is strong. */
export function passwordStrength(password: string): PasswordStrength {
  const variety = new Set(password).size;
  if (isCommonPassword(password) || password.length < 8 || variety < 5) return 'weak';
  return password.length >= 14 && variety >= 8 ? 'strong' : 'fair';
}
