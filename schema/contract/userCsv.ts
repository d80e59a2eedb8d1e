import { toSearchText } from './search/searchText';
import type { Role } from './permissions';

/** The columns of a file of people that is imported, as its header may name them; those of an export have the same names. */
export const userCsvColumnLabels = {
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  role: { en: 'Role', ar: 'الدور' },
} as const;
export type UserCsvColumn = keyof typeof userCsvColumnLabels;

export const userCsvColumns = Object.keys(userCsvColumnLabels) as UserCsvColumn[];

/** Roles as a sheet in Arabic names them. */
export const roleLabelsAr: Record<Role, string> = { student: 'طالب', trainer: 'مدرّب', admin: 'مدير' };

/** A name in a sheet as it is compared: whatever its case, hamzas, spaces and underscores. */
const normalizeLabel = (text: string): string => toSearchText(text).replace(/[\s_-]/g, '');

const columnsByLabel = new Map(
  Object.entries(userCsvColumnLabels).flatMap(([column, { en, ar }]) =>
    [column, en, ar].map((name) => [normalizeLabel(name), column as UserCsvColumn]),
  ),
);
const rolesByLabel = new Map(
  Object.entries(roleLabelsAr).flatMap(([role, ar]) => [role, ar].map((name) => [normalizeLabel(name), role as Role])),
);

/** The column that a heading names; undefined for one that is not imported. */
export const columnFromHeading = (heading: string): UserCsvColumn | undefined =>
  columnsByLabel.get(normalizeLabel(heading));

/** The role that a cell names in either language; the cell itself where it names none. */
export const roleFromLabel = (cell: string): string => rolesByLabel.get(normalizeLabel(cell)) ?? cell;
