import { useReactiveVar } from '@apollo/client/react';
import { Alert, Button } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths, ButtonLink } from '../../routing';
import { reauthenticateVar, sessionEndedVar } from '../../session/sessionMonitor';
import { PageContainer } from '../../ui/layout/Section';
import { DeletionNotice } from '../../accounts/privacy/DeletionNotice';
import { useViewer } from '../../session/useViewer';

/** Says that the session has ended, and offers to sign in and come back. */
export function SessionEndedNotice() {
  const { t } = useTranslation('shell');
  const hasEnded = useReactiveVar(sessionEndedVar);
  const reauthenticate = useReactiveVar(reauthenticateVar);
  const { pathname, search } = useLocation();
  // The sign-in page has a notice of its own.
  if (!hasEnded || pathname === paths.auth()) return null;
  const label = t('account.login');
  const buttonProps = { color: 'inherit', size: 'small' } as const;
  return (
    <PageContainer sx={{ paddingBlockStart: 2 }}>
      <Alert
        severity="info"
        role="alert"
        action={
          reauthenticate ? (
            <Button onClick={reauthenticate} {...buttonProps}>
              {label}
            </Button>
          ) : (
            <ButtonLink to={paths.auth(pathname + search)} {...buttonProps}>
              {label}
            </ButtonLink>
          )
        }
      >
        {t('sessionEnded')}
      </Alert>
    </PageContainer>
  );
}

/** On every page of a user whose account will be deleted; the account page has it in its own section. */
export function AccountDeletionNotice() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  if (!viewer?.deleteAfter || pathname === paths.accountData) return null;
  return (
    <PageContainer sx={{ paddingBlockStart: 2 }}>
      <DeletionNotice
        deleteAfter={viewer.deleteAfter}
        onCancelled={() => document.getElementById('main')?.focus({ preventScroll: true })}
      />
    </PageContainer>
  );
}
