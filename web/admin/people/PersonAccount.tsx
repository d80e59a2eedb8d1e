import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { CertificateIcon, LogoutIcon, MailIcon } from '../../art/icons/commonIcons';
import { UnlockIcon } from '../../art/icons/editIcons';
import { LockIcon } from '../../art/icons/lessonIcons';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { EnrollStudentsButton } from '../enrollments/EnrollStudentsDialog';
import { runBulkMutation, runForEachRow, useRowMutation } from '../resource/rowStates';
import { ActiveCell, DateCell, StatusCell } from '../table/cells';
import { Fact, factListStyles } from '../table/factList';
import { useConfirmation } from '../table/useConfirmation';
import {
  ActivateUsersDocument,
  AdminEndUserSessionsDocument,
  AdminSendPasswordResetDocument,
  type AdminUserFragment,
} from '../users/__generated__/userResource';

export function PersonAccount({ account }: { account: AdminUserFragment }) {
  const { t } = useTranslation('adminPeople');
  const { t: tUsers } = useTranslation('adminUsers');
  const headingId = useId();
  const { email, phone, isActive, isAwaitingApproval, isEmailBounced, isEmailConfirmed, hasSecondFactor } = account;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Typography id={headingId} component="h2" variant="h4" sx={{ marginBlockEnd: 2 }}>
        {t('account')}
      </Typography>
      <Box component="dl" sx={factListStyles}>
        <Fact name={fieldLabelsAr.email}>
          <MuiLink href={`mailto:${email}`} dir="ltr">
            {email}
          </MuiLink>
        </Fact>
        <Fact name={t('emailState')}>
          {tUsers(isEmailBounced ? 'emailBounced' : isEmailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed')}
        </Fact>
        <Fact name={fieldLabelsAr.phone}>{phone && <bdi dir="ltr">{phone}</bdi>}</Fact>
        <Fact name={fieldLabelsAr.username}>
          <bdi>{account.username}</bdi>
        </Fact>
        <Fact name={fieldLabelsAr.role}>{roleLabelsAr[account.role]}</Fact>
        <Fact name={fieldLabelsAr.status}>
          {isActive && isAwaitingApproval ? (
            <StatusCell color="warning">{tUsers('awaitingApproval')}</StatusCell>
          ) : (
            <ActiveCell isActive={isActive} />
          )}
        </Fact>
        <Fact name={t('secondFactor')}>{t(hasSecondFactor ? 'on' : 'off')}</Fact>
        <Fact name={t('since')}>
          <DateCell at={account.createdAt} hasTime />
        </Fact>
      </Box>
      <AccountActions account={account} />
    </Card>
  );
}

function CertificatesLink({ email }: Pick<AdminUserFragment, 'email'>) {
  const { t } = useTranslation('adminPeople');
  return (
    <Button
      component={Link}
      to={`${paths.admin.certificates}?search=${encodeURIComponent(email)}`}
      variant="outlined"
      color="inherit"
      startIcon={<CertificateIcon />}
    >
      {t('certificates')}
    </Button>
  );
}

function AccountActions({ account }: { account: AdminUserFragment }) {
  const { t } = useTranslation('adminPeople');
  const { t: tUsers } = useTranslation('adminUsers');
  const { t: admin } = useTranslation('admin');
  const client = useApolloClient();
  const runMutation = useRowMutation();
  const { ask, dialog } = useConfirmation();
  const { id, email, isActive, role } = account;
  const name = displayName(account, 'ar');
  const questions = {
    endSessions: {
      title: tUsers('endSessions', { name }),
      text: t('endSessionsText'),
      confirm: tUsers('endSessionsAction'),
      isDestructive: true,
    },
    deactivate: {
      title: admin('confirmToggle.deactivate', { name }),
      text: tUsers('deactivateText'),
      confirm: admin('bulk.deactivate'),
      isDestructive: true,
    },
  };
  const sendPasswordReset = () =>
    void runMutation(
      () =>
        runForEachRow([id], (userId) =>
          client.mutate({ mutation: AdminSendPasswordResetDocument, variables: { userId } }),
        ),
      tUsers('passwordResetSent'),
    );
  const endSessions = () =>
    void runMutation(
      () =>
        runForEachRow([id], (userId) =>
          client.mutate({ mutation: AdminEndUserSessionsDocument, variables: { userId } }),
        ),
      tUsers('sessionsEnded'),
    );
  const setActive = () =>
    void runMutation(() => runBulkMutation(client, ActivateUsersDocument, { ids: [id], isActive: !isActive }));
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 3 }}>
        {isActive && role === 'student' && <EnrollStudentsButton initialAddresses={email} />}
        <CertificatesLink email={email} />
        {isActive && (
          <Button variant="outlined" color="inherit" startIcon={<MailIcon />} onClick={sendPasswordReset}>
            {tUsers('sendPasswordResetAction')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<LogoutIcon />}
          onClick={() => ask(questions.endSessions, endSessions)}
        >
          {tUsers('endSessionsAction')}
        </Button>
        <Button
          variant="outlined"
          color={isActive ? 'error' : 'inherit'}
          startIcon={isActive ? <LockIcon /> : <UnlockIcon />}
          onClick={() => ask(isActive ? questions.deactivate : undefined, setActive)}
        >
          {admin(isActive ? 'bulk.deactivate' : 'bulk.activate')}
        </Button>
      </Stack>
      {dialog}
    </>
  );
}
