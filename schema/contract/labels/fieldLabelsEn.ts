import type { UserCsvColumn } from '../userCsv';

/** English label of each column that English readers see: those of a user CSV file. */
export const fieldLabelsEn: Record<UserCsvColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  role: 'Role',
  isActive: 'Active',
};
