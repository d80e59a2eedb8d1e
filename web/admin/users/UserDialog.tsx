import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { limits } from '../../../schema/contract/limits';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userCsv';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/users';
import { AdminUserByIdDocument, useCreateUserMutation, useUpdateUserMutation } from './__generated__/UsersTab';
import type { AdminUserFragment } from './__generated__/UsersTab';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { SelectInput } from '../../ui/form/SelectInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';

type UserFormValues = z.input<typeof updateUserSchema>;
type ParsedUserForm = z.output<typeof updateUserSchema>;

const toUserFormValues = (row: AdminUserFragment | null): UserFormValues => ({
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
const userFormSchema = (row: AdminUserFragment | null) =>
  (row ? updateUserSchema : createUserSchema) as z.ZodType<ParsedUserForm, UserFormValues>;

/** An account of any role. */
export function UserDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const { t: admin } = useTranslation('admin');
  const client = useApolloClient();
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const record = useAdminEntityForm({
    row,
    schema: userFormSchema(row),
    values: toUserFormValues(row),
    toFormValues: toUserFormValues,
    create: (input) => create({ variables: { input: createUserSchema.parse(input) } }),
    update: (input, { id, updatedAt }) => update({ variables: { id, input, updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminUserByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.user,
    onDone,
  });
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      title={row ? t('edit') : t('add')}
      diffFields={[
        { name: 'firstName', label: t('firstName'), said: ({ firstName }) => firstName },
        { name: 'lastName', label: t('lastName'), said: ({ lastName }) => lastName },
        { name: 'email', label: t('email'), said: ({ email }) => email },
        { name: 'username', label: t('username'), said: ({ username }) => username },
        { name: 'phone', label: t('phoneColumn'), said: ({ phone }) => phone ?? '' },
        { name: 'role', label: t('role'), said: ({ role }) => roleLabelsAr[role] },
        {
          name: 'isActive',
          label: admin('state.label'),
          said: ({ isActive }) => admin(isActive ? 'state.active' : 'state.inactive'),
        },
      ]}
    >
      <UserFields control={record.form.control} isNew={row === null} />
    </EntityFormDialog>
  );
}

const ltrInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const autoDirectionSlotProps = { htmlInput: { dir: 'auto' } } as const;
/** What an admin types is somebody else's: the browser must not offer, nor keep, the admin's own. */
const noAutofill = { autoComplete: 'off' } as const;

function UserFields({ control, isNew }: { control: Control<UserFormValues, unknown, ParsedUserForm>; isNew: boolean }) {
  const { t } = useTranslation('adminUsers');
  const field = { control, ...noAutofill };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={twoColumnGrid}>
        <TextInput
          {...field}
          name="firstName"
          label={t('firstName')}
          required
          autoFocus
          slotProps={autoDirectionSlotProps}
        />
        <TextInput {...field} name="lastName" label={t('lastName')} required slotProps={autoDirectionSlotProps} />
        <TextInput
          {...field}
          name="email"
          label={t('email')}
          type="email"
          required
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email' } }}
        />
        <TextInput
          {...field}
          name="username"
          label={t('username')}
          required
          helperText={t('usernameHint', { min: String(limits.username.min) })}
          slotProps={{ htmlInput: { ...ltrInputProps, dir: 'auto' } }}
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
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'tel' } }}
        />
        <SelectInput
          control={control}
          name="role"
          label={t('role')}
          required
          options={roles.map((role) => ({ value: role, label: roleLabelsAr[role] }))}
        />
      </Box>
      <SwitchInput control={control} name="isActive" label={t('isActive')} helperText={t('isActiveHint')} />
    </Stack>
  );
}
