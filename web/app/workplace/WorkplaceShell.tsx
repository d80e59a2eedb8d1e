import { Box } from '@mui/material';
import { useLayoutEffect, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TitleCountContext } from '../../seo/titleCount';
import { useViewer } from '../../session/useViewer';
import { restoreRail } from '../boot/rail';
import { compactBarHeight, PageMain } from '../shell/PageMain';
import { CommandPalette } from './palette/CommandPalette';
import { NavRail } from './NavRail';
import { useRestoredFocus } from '../../ui/hooks/lostFocus';
import { wideWindow } from '../../ui/layout/drawerStyles';
import { foldedRail } from './railStyles';
import { useWaitingCounts } from './useWaitingCounts';
import { findNavItem, listNavItems } from './navItems';
import { WorkplaceBar } from './WorkplaceBar';
import { lazyDialog } from '../../ui/lazyDialog';
import type { NavItem } from './navItem';

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
      <NavRail items={items} current={current} counts={counts} role={viewer?.role} />
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

const ShortcutDialog = lazyDialog(async () => (await import('./ShortcutDialog')).ShortcutDialog);

/** How long a letter may follow G. */
const sequenceMs = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role="textbox"], [role="combobox"], [role^="menuitem"]'));

/** `/`, also by its position. */
function focusListSearch(event: KeyboardEvent): void {
  if (event.key !== '/' && (event.code !== 'Slash' || event.shiftKey)) return;
  const field = document.querySelector<HTMLElement>('main input[type="search"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** ↓ in the search of a list, or before anything has the focus, leads to the rows. */
function focusListRow(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (key !== 'ArrowDown' || ctrlKey || altKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return false;
  if (!target.matches('body, h1, main input[type="search"]:not([role="combobox"])')) return false;
  const rows = document.querySelector('main [role="grid"] tbody');
  const stop = rows?.querySelector<HTMLElement>('[tabindex="0"]') ?? rows?.querySelector<HTMLElement>('[tabindex]');
  if (!stop) return false;
  event.preventDefault();
  stop.focus();
  return true;
}

/** Keys of the shell: `?` shows them all, G and a letter lead to an item, `/` to the search of the list, and ↓ to its rows. */
function Shortcuts({ items }: { items: readonly NavItem[] }) {
  const navigate = useNavigate();
  /** Undefined until it is asked for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  const startedAt = useRef(-Infinity);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, altKey, metaKey, shiftKey, target, timeStamp } = event;
    // A dialog has keys of its own.
    if (document.querySelector('[role="dialog"], dialog[open]') || focusListRow(event)) return;
    if (ctrlKey || altKey || metaKey || isTyping(target)) return;
    const isSecond = timeStamp - startedAt.current < sequenceMs;
    startedAt.current = -Infinity;
    // Letters by their position, because an Arabic keyboard types others.
    const item = isSecond ? items.find(({ letter }) => code === `Key${letter}`) : undefined;
    if (item) {
      event.preventDefault();
      event.stopPropagation();
      void navigate(item.to);
    } else if (code === 'KeyG' && !shiftKey) startedAt.current = timeStamp;
    else if (key === '?' || key === '؟') setOpen(true);
    else focusListSearch(event);
  });
  useEffect(() => {
    // Before the keys of a screen, as P in the payment review.
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, []);
  if (isOpen === undefined) return null;
  return <ShortcutDialog items={items} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
