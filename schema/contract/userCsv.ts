import { toSearchText } from './search/searchText';
import type { Role } from './permissions';

/** Column headings of user CSV files, for import and export. */
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

/** Role names in Arabic CSV files. */
export const roleLabelsAr: Record<Role, string> = { student: 'طالب', trainer: 'مدرّب', admin: 'مدير' };

/** Ignores case, hamza variants, spaces, hyphens and underscores. */
const normalizeLabel = (text: string): string => toSearchText(text).replace(/[\s_-]/g, '');

const columnsByLabel = new Map(
  Object.entries(userCsvColumnLabels).flatMap(([column, { en, ar }]) =>
    [column, en, ar].map((name) => [normalizeLabel(name), column as UserCsvColumn]),
  ),
);
const rolesByLabel = new Map(
  Object.entries(roleLabelsAr).flatMap(([role, ar]) => [role, ar].map((name) => [normalizeLabel(name), role as Role])),
);

/** Undefined for a column that is not imported. */
export const columnFromHeading = (heading: string): UserCsvColumn | undefined =>
  columnsByLabel.get(normalizeLabel(heading));

/** Returns the cell itself if it is not a role name. */
export const roleFromLabel = (cell: string): string => rolesByLabel.get(normalizeLabel(cell)) ?? cell;
