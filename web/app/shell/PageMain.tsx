import { Box, type SxProps, Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { useLanguage, useTranslation } from '../../language';
import { usePageAddress } from '../../routing/pageAddress';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { printedAddressId, printOnly } from '../../ui/layout/layoutStyles';
import { useSiteOrigin } from '../../ui/navigation/serverResponse';
import { useLockedLanguage } from './languageSwitching';
import { useReactiveVar } from '@apollo/client/react';
import { paths, ButtonLink } from '../../routing';
import { reauthenticateVar, sessionEndedVar } from '../../session/sessionMonitor';
import { PageContainer } from '../../ui/layout/Section';
import { DeletionNotice } from '../../accounts/privacy/DeletionNotice';
import { useViewer } from '../../session/useViewer';

/** Height of the bars of the workplace and the player. */
export const compactBarHeight = 'max(56px, 3.5rem)';

interface PageMainProps {
  sx?: SxProps;
  /** Default: the screen of the address. */
  children?: ReactNode;
}

/** The content below the bar of a shell (`--tayyar-bar`), with the notices of every page. */
export function PageMain({ sx, children }: PageMainProps) {
  const isLanguageReady = useLockedLanguage(useLocation().pathname);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={[
        { outline: 'none', paddingBlockStart: 'var(--tayyar-bar)', '@media print': { paddingBlockStart: 0 } },
        ...[sx ?? []].flat(),
      ]}
    >
      <SessionEndedNotice />
      <AccountDeletionNotice />
      <PrintedAddress />
      {isLanguageReady ? (children ?? <Outlet />) : <PageSpinner />}
    </Box>
  );
}

/** On paper: the name of the site and the address of the page. */
function PrintedAddress() {
  const { language } = useLanguage();
  const { pathname, search } = usePageAddress();
  const origin = useSiteOrigin();
  return (
    <Box id={printedAddressId} sx={{ ...printOnly, padding: 2, fontSize: '0.9375rem' }}>
      {siteInfo.name[language]} · <bdi dir="ltr">{origin + pathname + search}</bdi>
    </Box>
  );
}

/** Says that the session has ended, and offers to sign in and come back. */
function SessionEndedNotice() {
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
function AccountDeletionNotice() {
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
