import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { limits } from '../../../schema/contract/limits';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userCsv';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/users';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import {
  AdminUserByIdDocument,
  CreateUserDocument,
  UpdateUserDocument,
  type AdminUserFragment,
} from './__generated__/userResource';

type UserFormValues = z.input<typeof updateUserSchema>;
type CreateUserData = z.output<typeof createUserSchema>;

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

const ltrInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const autoDirectionSlotProps = { htmlInput: { dir: 'auto' } } as const;
// The account belongs to another person: the browser must not fill in the admin's own data.
const noAutofill = { autoComplete: 'off' } as const;

function UserFields({ control, row }: EntityFieldsProps<UserFormValues, AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const isNew = row === null;
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

/** An account of any role. */
export const UserForm = entityForm({
  namespace: 'adminUsers',
  // Safe: the update schema omits blank fields, such as the password, and the update input has no required ones.
  schema: (row) => (row ? updateUserSchema : createUserSchema) as z.ZodType<CreateUserData, UserFormValues>,
  toFormValues: toUserFormValues,
  toInput: (user) => user,
  createDocument: CreateUserDocument,
  updateDocument: UpdateUserDocument,
  fetchCurrent: queryById(AdminUserByIdDocument, ({ user }) => user),
  diff: ({ t, text, field, active }) => [
    ...[text('firstName'), text('lastName'), text('email'), text('username')],
    { name: 'phone', label: t('phoneColumn'), said: ({ phone }) => phone ?? '' },
    field('role', ({ role }) => roleLabelsAr[role]),
    active(),
  ],
  Fields: UserFields,
});
