import { Box } from '@mui/material';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TitleCountContext } from '../../seo/titleCount';
import { useViewer } from '../../session/useViewer';
import { restoreRail } from '../boot/rail';
import { compactBarHeight, PageMain } from '../shell/PageMain';
import { CommandPalette } from './palette/CommandPalette';
import { NavRail } from './NavRail';
import { useRestoredFocus } from '../../ui/hooks/lostFocus';
import { wideWindow } from '../../ui/layout/drawerStyles';
import { foldedRail } from './railStyles';
import { Shortcuts } from './Shortcuts';
import { useWaitingCounts } from './useWaitingCounts';
import { findNavItem, listNavItems } from './navItems';
import { WorkplaceBar } from './WorkplaceBar';

/** Tables take the whole width; texts and forms of the account keep a readable one. */
const contentStyles = (isAccount: boolean) => ({
  '--tayyar-page-width': isAccount ? '60rem' : 'none',
  '--tayyar-page-margin': '0',
  minBlockSize: '100vh',
  boxSizing: 'border-box',
  marginInlineStart: 'var(--tayyar-rail)',
  paddingBlockEnd: 6,
  '@media print': { marginInlineStart: 0, paddingBlockStart: 0 },
});

const shellStyles = {
  '--tayyar-bar': compactBarHeight,
  '--tayyar-rail': '0px',
  [wideWindow]: {
    // Twice the text needs more room, but not the half of the window.
    '--tayyar-rail': 'max(240px, min(15rem, 24vw))',
    [foldedRail]: { '--tayyar-rail': '64px' },
  },
} as const;

/** The shell of those who work here: the panel, the studio and the account, with all items at the start. */
export function WorkplaceShell() {
  const { viewer } = useViewer();
  const location = useLocation();
  const items = listNavItems(viewer?.role);
  const current = findNavItem(items, location);
  const counts = useWaitingCounts(viewer?.role);
  useLayoutEffect(restoreRail, []);
  useRestoredFocus();
  return (
    <Box sx={shellStyles}>
      <NavRail items={items} current={current} counts={counts} />
      <WorkplaceBar current={current} role={viewer?.role} />
      <TitleCountContext value={Object.values(counts).reduce((sum, count) => sum + count, 0)}>
        <PageMain sx={contentStyles(current?.group === 'account')} />
      </TitleCountContext>
      <Shortcuts items={items} />
      {viewer && viewer.role !== 'student' && (
        <CommandPalette role={viewer.role} viewerId={viewer.id} navItems={items} />
      )}
    </Box>
  );
}
