import { Box, Stack } from '@mui/material';
import type { z } from 'zod';
import { bounds } from '../../../schema/contract/bounds';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/accounts/users';
import { NameInputs } from '../../accounts/parts/NameInputs';
import { NewPasswordInput } from '../../accounts/parts/NewPasswordInput';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { TextInput, SelectInput, SwitchInput, ltrInputProps } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminUserByIdDocument,
  CreateUserDocument,
  UpdateUserDocument,
  type AdminUserFragment,
} from './__generated__/userResource';
import { userFields } from './userFields';

type UserFormValues = z.input<typeof updateUserSchema>;
type CreateUserData = z.output<typeof createUserSchema>;

const toUserFormValues = (row: AdminUserFragment | null): UserFormValues => ({
  ...toTextFormValues(row, ['firstName', 'lastName', 'firstNameAr', 'lastNameAr', 'email', 'username', 'phone']),
  password: '',
  role: row?.role ?? 'student',
  isActive: row?.isActive ?? true,
});

// Another user's account: the browser must not autofill the admin's data.
const noAutofill = { autoComplete: 'off' } as const;
const nameInputProps = {
  firstName: { ...noAutofill, required: true, autoFocus: true },
  lastName: { ...noAutofill, required: true },
};

function UserFields({ control, row }: EntityFieldsProps<UserFormValues, AdminUserFragment>) {
  const { t } = useTranslation('adminUsers');
  const isNew = row === null;
  const field = { control, ...noAutofill };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={twoColumnGrid}>
        <NameInputs
          control={control}
          texts={{
            firstName: t('firstName'),
            lastName: t('lastName'),
            firstNameAr: t('firstNameAr'),
            lastNameAr: t('lastNameAr'),
            arabicNameHint: t('arabicNameHint'),
            useSpelling: t('useSpelling'),
          }}
          formatSpellingLabel={(name) => t('useSpellingLabel', { name })}
          inputs={nameInputProps}
        />
        <TextInput
          {...field}
          name="email"
          label={t('email')}
          type="email"
          required
          helperText={isNew ? undefined : t('emailHint')}
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email' } }}
        />
        <TextInput
          {...field}
          name="username"
          label={t('username')}
          required
          helperText={t('usernameHint', { min: String(bounds.username.min) })}
          slotProps={{ htmlInput: { ...ltrInputProps, dir: 'auto' } }}
        />
        <NewPasswordInput
          control={control}
          name="password"
          label={t(isNew ? 'password' : 'newPassword')}
          helperText={isNew ? t('passwordHint', { min: String(bounds.password.min) }) : t('newPasswordHint')}
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

export const UserForm = entityForm({
  namespace: 'adminUsers',
  // Safe: the update schema omits blank fields, such as the password, and the update input has no required ones.
  schema: (row) => (row ? updateUserSchema : createUserSchema) as z.ZodType<CreateUserData, UserFormValues>,
  toFormValues: toUserFormValues,
  toInput: (user) => user,
  createDocument: CreateUserDocument,
  updateDocument: UpdateUserDocument,
  fetchCurrent: queryById(AdminUserByIdDocument, ({ user }) => user),
  diff: userFields,
  Fields: UserFields,
  recordPath: ({ id }) => paths.admin.person(id),
});
