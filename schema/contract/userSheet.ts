import { searchKey } from './search';
import type { Role } from './permissions';

/** The columns of a file of people that is imported, as its header may name them; those of an export have the same names. */
export const userSheet = {
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  role: { en: 'Role', ar: 'الدور' },
} as const;
export type UserSheetColumn = keyof typeof userSheet;

export const userSheetColumns = Object.keys(userSheet) as UserSheetColumn[];

/** Roles as a sheet in Arabic names them. */
export const roleNamesAr: Record<Role, string> = { student: 'طالب', trainer: 'مدرّب', admin: 'مدير' };

/** A name in a sheet as it is compared: whatever its case, hamzas, spaces and underscores. */
const named = (text: string): string => searchKey(text).replace(/[\s_-]/g, '');

const columnsByName = new Map(
  Object.entries(userSheet).flatMap(([column, { en, ar }]) =>
    [column, en, ar].map((name) => [named(name), column as UserSheetColumn]),
  ),
);
const rolesByName = new Map(
  Object.entries(roleNamesAr).flatMap(([role, ar]) => [role, ar].map((name) => [named(name), role as Role])),
);

/** The column that a heading names; undefined for one that is not imported. */
export const columnNamed = (heading: string): UserSheetColumn | undefined => columnsByName.get(named(heading));

/** The role that a cell names in either language; the cell itself where it names none. */
export const roleNamed = (cell: string): string => rolesByName.get(named(cell)) ?? cell;
