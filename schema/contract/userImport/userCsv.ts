import { fieldLabelsAr, type LabeledField } from '../labels/fieldLabelsAr';
import { yesNoLabelsAr } from '../labels/stateLabelsAr';
import type { Role } from '../permissions';

/** Columns of user CSV files that are imported, in the order of the template. */
export const userCsvColumns = [
  'firstName',
  'lastName',
  'firstNameAr',
  'lastNameAr',
  'username',
  'email',
  'phone',
  'password',
  'role',
  'isActive',
] as const satisfies LabeledField[];
export type UserCsvColumn = (typeof userCsvColumns)[number];

/** Columns that a file may lack. */
export const optionalUserCsvColumns: readonly UserCsvColumn[] = [
  ...(['firstNameAr', 'lastNameAr', 'username', 'phone', 'password', 'role', 'isActive'] as const),
];

/** Role names in Arabic CSV files. */
export const roleLabelsAr: Record<Role, string> = { student: 'طالب', trainer: 'مدرّب', admin: 'مدير' };

/** A CSV file with an example that can be imported as it is; its password is different in each template. */
export function createUserCsvTemplate(): string {
  const password = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36)).join('');
  const example = {
    firstName: 'Amina',
    lastName: 'Haddad',
    firstNameAr: 'أمينة',
    lastNameAr: 'حداد',
    username: 'amina',
    email: 'amina@example.dz',
    phone: '0550 12 34 56',
    password,
    role: roleLabelsAr.student,
    isActive: yesNoLabelsAr.yes,
  };
  const rows = [userCsvColumns.map((column) => fieldLabelsAr[column]), userCsvColumns.map((column) => example[column])];
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}
