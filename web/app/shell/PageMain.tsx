import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { useLanguage } from '../../language';
import { usePageAddress } from '../../routing/pageAddress';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { printedAddressId, printOnly } from '../../ui/layout/layoutStyles';
import { useSiteOrigin } from '../../ui/navigation/serverResponse';
import { useLockedLanguage } from './languageSwitching';
import { AccountDeletionNotice, SessionEndedNotice } from './notices';

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
