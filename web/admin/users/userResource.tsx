import { useTranslation } from '../../language';
import { roles } from '../../../schema/contract/permissions';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { KeyIcon } from '../../art/icons/accountIcons';
import { CertificateIcon, LogoutIcon, MailIcon } from '../../art/icons/commonIcons';
import { paths } from '../../routing';
import { lazyDialog } from '../../ui/lazyDialog';
import { adminResource } from '../resource/adminResource';
import { runBulkMutation, runForEachRow } from '../resource/bulkMutations';
import { activeFilter, parseYesNo } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { activateToggle } from '../resource/rowToggles';
import { ActiveCell, StatusCell, TextCell } from '../table/cells';
import { displayName } from '../../../schema/contract/text/names/displayName';
import {
  ActivateUsersDocument,
  AdminEndUserSessionsDocument,
  AdminSendPasswordResetDocument,
  ApproveTrainersDocument,
  AdminUserListDocument,
  DeleteUserDocument,
  DeleteUsersDocument,
  type AdminUserFragment,
} from './__generated__/userResource';
import { officeMessageAction } from '../officeMessages/officeMessageAction';
import { RemoveSecondFactorDialog } from './RemoveSecondFactorDialog';
import { UploadIcon } from '../../art/icons/editIcons';
import { DialogButton } from '../form/DialogButton';

const userName = (user: AdminUserFragment): string => displayName(user, 'ar');

export const UserForm = lazyDialog(async () => (await import('./UserForm')).UserForm);

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
  // A deactivation cancels the person's open orders for good.
  toggle: { ...activateToggle(ActivateUsersDocument), isUndoable: (isOn) => isOn },
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
  recordPath: ({ id }) => paths.admin.person(id),
});

const ImportUsersDialog = lazyDialog(async () => (await import('./ImportUsersDialog')).ImportUsersDialog);

function ImportUsersButton() {
  const { t } = useTranslation('adminUsers');
  return (
    <DialogButton
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
      label={t('import.open')}
      request="import"
    >
      {(dialog) => <ImportUsersDialog {...dialog} />}
    </DialogButton>
  );
}
