import { Box, Stack } from '@mui/material';
import type { z } from 'zod';
import { useTranslation } from '../../language';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { KeyIcon } from '../../art/icons/accountIcons';
import { CertificateIcon, LogoutIcon, MailIcon } from '../../art/icons/commonIcons';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import { adminResource } from '../resource/adminResource';
import { runBulkMutation, runForEachRow } from '../resource/bulkMutations';
import { activeFilter, parseYesNo } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { activateToggle } from '../resource/rowToggles';
import { ActiveCell, StatusCell, TextCell } from '../table/cells';
import { bounds } from '../../../schema/contract/bounds';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/users';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { NewPasswordInput } from '../../accounts/parts/NewPasswordInput';
import { TextInput, SelectInput, SwitchInput, ltrInputProps } from '../../ui/form/inputs';
import { NameInputs } from '../../accounts/parts/NameInputs';
import { toTextFormValues } from '../form/toTextFormValues';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import {
  ActivateUsersDocument,
  AdminEndUserSessionsDocument,
  AdminSendPasswordResetDocument,
  ApproveTrainersDocument,
  AdminUserListDocument,
  DeleteUserDocument,
  DeleteUsersDocument,
  type AdminUserFragment,
  AdminUserByIdDocument,
  CreateUserDocument,
  UpdateUserDocument,
} from './__generated__/userResource';
import { officeMessageAction } from '../officeMessages/officeMessageAction';
import { RemoveSecondFactorDialog } from './RemoveSecondFactorDialog';
import { ImportUsersButton } from './ImportUsersDialog';

const userName = (user: AdminUserFragment): string => displayName(user, 'ar');

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

const userPath = ({ id }: AdminRow) => paths.admin.person(id);

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
    ...[text('firstName'), text('lastName'), text('firstNameAr'), text('lastNameAr'), text('email'), text('username')],
    { name: 'phone', label: t('phoneColumn'), formatValue: ({ phone }) => phone ?? '' },
    field('role', ({ role }) => roleLabelsAr[role]),
    active(),
  ],
  Fields: UserFields,
  recordPath: userPath,
});

export function UserState({
  isActive,
  isAwaitingApproval,
}: Pick<AdminUserFragment, 'isActive' | 'isAwaitingApproval'>) {
  const { t } = useTranslation('adminUsers');
  if (isActive && isAwaitingApproval) return <StatusCell color="warning">{t('awaitingApproval')}</StatusCell>;
  return <ActiveCell isActive={isActive} />;
}

export const userResource = adminResource({
  name: 'users',
  namespace: 'adminUsers',
  list: AdminUserListDocument,
  page: ({ adminUsers }) => adminUsers,
  rowName: userName,
  // State first: narrow windows show only some columns.
  columns: ({ t, admin, column, text, latinText, date }) => [
    column('name', { cell: (user) => <TextCell>{userName(user)}</TextCell> }),
    latinText('email'),
    column('role', { isOnCard: true, cell: ({ role }) => roleLabelsAr[role] }),
    column('isActive', {
      isOnCard: true,
      label: admin('state.label'),
      cell: (user) => <UserState {...user} />,
    }),
    text('username'),
    column('isEmailConfirmed', {
      label: t('emailState'),
      isSortable: false,
      isHidden: true,
      cell: ({ isEmailConfirmed, isEmailBounced }) =>
        isEmailBounced ? (
          <StatusCell color="error">{t('emailBounced')}</StatusCell>
        ) : (
          <StatusCell color={isEmailConfirmed ? 'success' : 'warning'}>
            {t(isEmailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed')}
          </StatusCell>
        ),
    }),
    date('createdAt', { isHidden: true }),
    date('updatedAt', { isHidden: true }),
    latinText('phone', { label: t('phoneColumn'), isSortable: false, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts) => ({
    role: {
      label: texts.t('role'),
      allLabel: texts.t('allRoles'),
      options: roles.map((role) => ({ value: role, label: roleLabelsAr[role] })),
    },
    status: activeFilter(texts, { value: 'waiting', label: texts.t('awaitingApproval') }),
  }),
  views: ({ t, admin }) => [
    { name: t('awaitingApproval'), filters: { status: 'waiting' } },
    { name: admin('state.inactive'), filters: { status: 'no' } },
  ],
  toFilter: ({ role, status }) => ({
    role: roles.find((known) => known === role),
    ...(status === 'waiting' ? { isAwaitingApproval: true } : { isActive: parseYesNo(status) }),
  }),
  Form: UserForm,
  toggle: activateToggle(ActivateUsersDocument),
  actions: [
    personAction((user: AdminUserFragment) => ({ id: user.id, name: userName(user) })),
    officeMessageAction((user: AdminUserFragment) => ({ id: user.id, name: userName(user) })),
    {
      name: 'approveTrainer',
      text: ({ t }) => t('approveAction'),
      label: (user, { t }) => t('approve', { name: userName(user) }),
      icon: <CertificateIcon />,
      isVisible: ({ isAwaitingApproval }) => isAwaitingApproval,
      mutate: (client, ids) => runBulkMutation(client, ApproveTrainersDocument, { ids, isApproved: true }),
      undo: (client, ids) => runBulkMutation(client, ApproveTrainersDocument, { ids, isApproved: false }),
    },
    {
      name: 'sendPasswordReset',
      text: ({ t }) => t('sendPasswordResetAction'),
      label: (user, { t }) => t('sendPasswordReset', { name: userName(user) }),
      icon: <MailIcon />,
      isVisible: ({ isActive }) => isActive,
      mutate: (client, ids) =>
        runForEachRow(ids, (userId) =>
          client.mutate({ mutation: AdminSendPasswordResetDocument, variables: { userId } }),
        ),
      done: ({ t }) => t('passwordResetSent'),
    },
    {
      name: 'endSessions',
      text: ({ t }) => t('endSessionsAction'),
      label: (user, { t }) => t('endSessions', { name: userName(user) }),
      icon: <LogoutIcon />,
      mutate: (client, ids) =>
        runForEachRow(ids, (userId) =>
          client.mutate({ mutation: AdminEndUserSessionsDocument, variables: { userId } }),
        ),
      done: ({ t }) => t('sessionsEnded'),
    },
    {
      name: 'removeSecondFactor',
      text: ({ t }) => t('secondFactor.removeAction'),
      label: (user, { t }) => t('secondFactor.remove', { name: userName(user) }),
      icon: <KeyIcon />,
      isVisible: ({ hasSecondFactor }) => hasSecondFactor,
      Dialog: RemoveSecondFactorDialog,
    },
  ],
  delete: DeleteUserDocument,
  deleteMany: DeleteUsersDocument,
  Toolbar: ImportUsersButton,
  hasExport: true,
  recordPath: userPath,
});
