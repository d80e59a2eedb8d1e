import { useReactiveVar } from '@apollo/client/react';
import { Alert, Button } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths, ButtonLink } from '../../routing';
import { reauthenticateVar, sessionEndedVar } from '../../session/sessionMonitor';
import { PageContainer } from '../../ui/layout/Section';

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
