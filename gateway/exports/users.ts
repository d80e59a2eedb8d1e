import { z } from 'zod';
import { usersToExport } from '../../schema/accounts/export';
import { userColumns } from '../../schema/accounts/table';
import { roleNamesAr, userSheet } from '../../schema/contract/userSheet';
import { userFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Accounts as the admin panel lists them; its names are those that an import reads. */
export const users = exported('users', {
  permission: 'user:manage',
  query: z.object({ ...userFilter, ...sorted(userColumns, 'createdAt') }),
  batches: usersToExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    [userSheet.firstName.ar, ({ firstName }) => firstName],
    [userSheet.lastName.ar, ({ lastName }) => lastName],
    [userSheet.username.ar, ({ username }) => username],
    [userSheet.email.ar, ({ email }) => email],
    [userSheet.phone.ar, ({ phone }) => phone],
    [userSheet.role.ar, ({ role }) => roleNamesAr[role]],
    ['نشط', ({ isActive }) => yesNo(isActive)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});
