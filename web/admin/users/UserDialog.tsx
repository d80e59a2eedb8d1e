import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { limits } from '../../../schema/contract/limits';
import { roles } from '../../../schema/contract/permissions';
import { roleNamesAr } from '../../../schema/contract/userSheet';
import { userChanges, userDraft } from '../../../schema/contract/validation/users';
import { UserNowDocument, useCreateUserMutation, useUpdateUserMutation } from '../__generated__/Users';
import type { AdminUserFragment } from '../__generated__/Users';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { SelectInput } from '../../ui/form/SelectInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';

type Values = z.input<typeof userChanges>;
type Changes = z.output<typeof userChanges>;

const valuesOf = (row: AdminUserFragment | null): Values => ({
  firstName: row?.firstName ?? '',
  lastName: row?.lastName ?? '',
  email: row?.email ?? '',
  username: row?.username ?? '',
  phone: row?.phone ?? '',
  password: '',
  role: row?.role ?? 'student',
  isActive: row?.isActive ?? true,
});

/** Only a new account needs a password; of a known one a blank password stays as it is. */
const schemaFor = (row: AdminUserFragment | null) => (row ? userChanges : userDraft) as z.ZodType<Changes, Values>;

/** An account of any role. */
export function UserDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const { t: admin } = useTranslation('admin');
  const client = useApolloClient();
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const record = useAdminRecord({
    row,
    schema: schemaFor(row),
    values: valuesOf(row),
    valuesOf,
    create: (input) => create({ variables: { input } }),
    update: (input, { id, updatedAt }) => update({ variables: { id, input, updatedAt } }),
    readNow: async ({ id }) =>
      (await client.query({ query: UserNowDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.user,
    onDone,
  });
  return (
    <RecordDialog
      {...dialog}
      record={record}
      title={row ? t('edit') : t('add')}
      told={[
        { name: 'firstName', label: t('firstName'), said: ({ firstName }) => firstName },
        { name: 'lastName', label: t('lastName'), said: ({ lastName }) => lastName },
        { name: 'email', label: t('email'), said: ({ email }) => email },
        { name: 'username', label: t('username'), said: ({ username }) => username },
        { name: 'phone', label: t('phoneColumn'), said: ({ phone }) => phone ?? '' },
        { name: 'role', label: t('role'), said: ({ role }) => roleNamesAr[role] },
        {
          name: 'isActive',
          label: admin('state.label'),
          said: ({ isActive }) => admin(isActive ? 'state.active' : 'state.inactive'),
        },
      ]}
    >
      <UserFields control={record.form.control} isNew={row === null} />
    </RecordDialog>
  );
}

const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const eitherWay = { htmlInput: { dir: 'auto' } } as const;
/** What an admin types is somebody else's: the browser must not offer, nor keep, the admin's own. */
const notMine = { autoComplete: 'off' } as const;

function UserFields({ control, isNew }: { control: Control<Values, unknown, Changes>; isNew: boolean }) {
  const { t } = useTranslation('adminUsers');
  const field = { control, ...notMine };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={sideBySide}>
        <TextInput {...field} name="firstName" label={t('firstName')} required autoFocus slotProps={eitherWay} />
        <TextInput {...field} name="lastName" label={t('lastName')} required slotProps={eitherWay} />
        <TextInput
          {...field}
          name="email"
          label={t('email')}
          type="email"
          required
          slotProps={{ htmlInput: { ...latin, inputMode: 'email' } }}
        />
        <TextInput
          {...field}
          name="username"
          label={t('username')}
          required
          helperText={t('usernameHint', { min: String(limits.username.min) })}
          slotProps={{ htmlInput: { ...latin, dir: 'auto' } }}
        />
        <PasswordInput
          control={control}
          name="password"
          label={t(isNew ? 'password' : 'newPassword')}
          required={isNew}
          autoComplete="new-password"
          helperText={isNew ? t('passwordHint', { min: String(limits.password.min) }) : t('newPasswordHint')}
        />
        <TextInput
          {...field}
          name="phone"
          label={t('phone')}
          type="tel"
          slotProps={{ htmlInput: { ...latin, inputMode: 'tel' } }}
        />
        <SelectInput
          control={control}
          name="role"
          label={t('role')}
          required
          options={roles.map((role) => ({ value: role, label: roleNamesAr[role] }))}
        />
      </Box>
      <SwitchInput control={control} name="isActive" label={t('isActive')} helperText={t('isActiveHint')} />
    </Stack>
  );
}
