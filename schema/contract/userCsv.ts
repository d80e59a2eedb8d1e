import type { LabeledField } from './labels/fieldLabelsAr';
import type { Role } from './permissions';

/** Columns of user CSV files that are imported, in the order of the template. */
export const userCsvColumns = [
  'firstName',
  'lastName',
  'username',
  'email',
  'phone',
  'password',
  'role',
] as const satisfies LabeledField[];
export type UserCsvColumn = (typeof userCsvColumns)[number];

/** Role names in Arabic CSV files. */
export const roleLabelsAr: Record<Role, string> = { student: 'طالب', trainer: 'مدرّب', admin: 'مدير' };
