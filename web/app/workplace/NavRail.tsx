import { IconButton, styled } from '@mui/material';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { ChevronDownIcon } from '../../art/icons/commonIcons';
import { CloseIcon } from '../../art/icons/listIcons';
import type { Role } from '../../../schema/contract/permissions';
import { RailIcon } from '../../art/icons/navIcons';
import { useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { scriptOnly, visuallyHidden } from '../../ui/layout/layoutStyles';
import { BrandLink } from '../shell/BrandLink';
import { narrowWindow, popoverDrawerStyles, wideWindow } from '../../ui/layout/drawerStyles';
import { foldedRail, railId } from './railStyles';
import type { WaitingCounts } from './useWaitingCounts';
import { navGroups, type NavItem } from './navItem';
import { RailItem } from './RailItem';

const railColor = [colorVars.ground, `color-mix(in srgb, ${colorVars.line} 42%, ${colorVars.ground})`];

/** One list for both: beside the content on wide windows, a popover of the browser on narrow ones. */
const Rail = styled('nav')({
  padding: '0 12px 20px',
  backgroundColor: railColor,
  color: colorVars.ink,
  [wideWindow]: {
    display: 'block',
    position: 'fixed',
    inset: 'auto',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 1100,
    boxSizing: 'border-box',
    inlineSize: 'var(--tayyar-rail)',
    blockSize: 'auto',
    margin: 0,
    border: 0,
    borderInlineEnd: `1px solid ${colorVars.line}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    [foldedRail]: { paddingInline: 8 },
  },
  [narrowWindow]: popoverDrawerStyles('start'),
  '@media print': { display: 'none' },
});

const RailHead = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minBlockSize: 'var(--tayyar-bar)',
  marginBlockEnd: 4,
  paddingInlineStart: 6,
  backgroundColor: railColor,
  '& > a': { fontSize: '1.25rem', minInlineSize: 0 },
  '& > a > svg': { inlineSize: 32, blockSize: 32 },
  [wideWindow]: {
    [foldedRail]: {
      flexDirection: 'column',
      paddingInline: 0,
      paddingBlockStart: 4,
      '& > a': { fontSize: 0, gap: 0 },
    },
  },
});

const Group = styled('details')({
  marginBlockStart: 10,
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const GroupName = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 28,
  paddingInline: 10,
  borderRadius: borderRadii.chip,
  color: colorVars.muted,
  fontSize: '0.875rem',
  fontWeight: 500,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, opacity: 0.55 },
  '&:hover': { color: colorVars.ink },
  '@media (pointer: coarse)': { minBlockSize: 44 },
  [wideWindow]: {
    // A line between the groups; the arrow is there for those who work with the keyboard or the closed group.
    [foldedRail]: {
      justifyContent: 'center',
      minBlockSize: 24,
      paddingInline: 0,
      borderBlockStart: `1px solid ${colorVars.line}`,
      borderRadius: 0,
      '& > span': visuallyHidden,
    },
  },
});

const NavList = styled('ul')({
  display: 'grid',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative' },
});

interface NavRailProps {
  items: readonly NavItem[];
  current: NavItem | undefined;
  counts: WaitingCounts;
  role: Role | undefined;
}

export function NavRail({ items, current, counts, role }: NavRailProps) {
  const { t } = useTranslation('workplace');
  const { tip, tipProps } = useFoldedNames();
  return (
    <Rail id={railId} popover="auto" aria-label={t('navigation')} {...tipProps}>
      <RailHead>
        <BrandLink />
        <IconButton
          type="button"
          data-rail-toggle
          aria-pressed={false}
          suppressHydrationWarning
          aria-label={t('fold')}
          title={t('fold')}
          sx={{ ...scriptOnly, [narrowWindow]: { display: 'none' }, color: 'text.secondary' }}
        >
          <RailIcon size={20} />
        </IconButton>
        <IconButton
          aria-label={t('close')}
          popoverTarget={railId}
          popoverTargetAction="hide"
          sx={{ [wideWindow]: { display: 'none' } }}
        >
          <CloseIcon />
        </IconButton>
      </RailHead>
      {navGroups.map((group) => {
        const list = items.filter((item) => item.group === group);
        if (list.length === 0) return null;
        const navList = (
          <NavList key={group}>
            {list.map((item) => (
              <li key={item.id}>
                <RailItem
                  item={item}
                  role={role}
                  isCurrent={item === current}
                  count={item.count && counts[item.count]}
                />
              </li>
            ))}
          </NavList>
        );
        if (group === 'overview') return navList;
        return (
          <Group key={group} open data-rail-group={group} suppressHydrationWarning>
            <GroupName>
              <span>{t(`groups.${group}`)}</span>
              <ChevronDownIcon size={16} />
            </GroupName>
            {navList}
          </Group>
        );
      })}
      {tip}
    </Rail>
  );
}

const FoldedName = styled('div')({
  position: 'fixed',
  insetInlineStart: 70,
  zIndex: 1300,
  translate: '0 -50%',
  padding: '4px 12px',
  borderRadius: borderRadii.chip,
  backgroundColor: colorVars.ink,
  color: colorVars.ground,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

/** The name of the icon under the pointer or the focus, while the rail is folded. Links keep their names. */
function useFoldedNames() {
  const [tip, setTip] = useState<{ name: string; top: number } | null>(null);
  const show = ({ target }: MouseEvent | FocusEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-name]');
    const isFolded = document.documentElement.dataset.rail === 'folded' && matchMedia('(min-width: 900px)').matches;
    if (!link || !isFolded) {
      setTip(null);
      return;
    }
    const { top, height } = link.getBoundingClientRect();
    setTip({ name: link.dataset.name ?? '', top: top + height / 2 });
  };
  const hide = () => setTip(null);
  const tipProps = {
    onMouseOver: show,
    onFocus: show,
    onMouseLeave: hide,
    onBlur: hide,
    onScroll: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  return {
    tip: tip && (
      <FoldedName aria-hidden style={{ insetBlockStart: tip.top }}>
        {tip.name}
      </FoldedName>
    ),
    tipProps,
  };
}
