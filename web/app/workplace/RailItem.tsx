import { styled } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { PlusIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { wideWindow } from '../../ui/layout/drawerStyles';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { formatWaitingCount } from '../../ui/text/formatWaitingCount';
import type { NavItem } from './navItem';
import { newRecords } from './newRecords';
import { foldedRail } from './railStyles';

const NavItemLink = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minBlockSize: 36,
  paddingInline: 10,
  paddingBlock: 3,
  borderRadius: 10,
  overflow: 'hidden',
  color: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  textDecoration: 'none',
  '& > svg': { color: colorVars.muted },
  '& > span': { flexGrow: 1 },
  '&:hover': { backgroundColor: colorVars.tint },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (pointer: coarse)': { minBlockSize: 44 },
  '&[aria-current="page"]': {
    backgroundColor: colorVars.deep,
    color: colorVars.onDeep,
    fontWeight: 700,
    '--tayyar-focus': colorVars.amber,
    '& > svg': { color: colorVars.onDeep },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 4,
      backgroundColor: colorVars.amber,
    },
    '[data-scheme="dark"] &': { backgroundColor: colorVars.tint },
  },
  [wideWindow]: {
    [foldedRail]: { justifyContent: 'center', minBlockSize: 40, paddingInline: 0, '& > span': visuallyHidden },
  },
});

const Count = styled('bdi')({
  flexShrink: 0,
  minInlineSize: 24,
  boxSizing: 'border-box',
  paddingInline: 7,
  borderRadius: 12,
  backgroundColor: colorVars.amberTint,
  color: colorVars.amberInk,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.6,
  textAlign: 'center',
  '[aria-current="page"] > &': { backgroundColor: colorVars.amber, color: colorVars.onAmber },
  '@media (forced-colors: active)': { border: '1px solid' },
  [wideWindow]: {
    [foldedRail]: {
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineEnd: 2,
      minInlineSize: 18,
      paddingInline: 4,
      backgroundColor: colorVars.amber,
      color: colorVars.onAmber,
      fontSize: '0.75rem',
      lineHeight: 1.5,
    },
  },
});

/** For the pointer alone: the menu of new records has the same for the keyboard. */
const AddLink = styled(Link)({
  display: 'none',
  [wideWindow]: {
    '@media (hover: hover)': {
      'li:hover > &': {
        position: 'absolute',
        insetBlock: 2,
        insetInlineEnd: 2,
        display: 'grid',
        placeItems: 'center',
        inlineSize: 32,
        borderRadius: borderRadii.chip,
        color: colorVars.muted,
        '&:hover': { backgroundColor: colorVars.ground, color: colorVars.ink },
      },
      'li:hover > [aria-current="page"] + &': { color: colorVars.onDeep, '&:hover': { color: colorVars.ink } },
    },
    [foldedRail]: { display: 'none !important' },
  },
});

function NewRecordLink({ item, role }: { item: NavItem; role: Role | undefined }) {
  const { t } = useTranslation('workplace');
  const record = role && newRecords[role].find((each) => each.item === item.id);
  if (!record) return null;
  const name = t(`palette.actions.${record.id}`);
  return (
    <AddLink to={record.to} aria-label={name} title={name} tabIndex={-1}>
      <PlusIcon size={18} />
    </AddLink>
  );
}

interface RailItemProps {
  item: NavItem;
  role: Role | undefined;
  isCurrent: boolean;
  count: number | undefined;
}

/** An item of the rail, with a link to a new record of its list. */
export function RailItem({ item, role, isCurrent, count = 0 }: RailItemProps) {
  const { id, to, Icon } = item;
  const { t } = useTranslation('workplace');
  const name = t(`navItems.${id}`);
  const number = formatWaitingCount(count);
  return (
    <>
      <NavItemLink
        to={to}
        data-name={name}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={count > 0 ? t('waiting', { name, n: number }) : undefined}
      >
        <Icon size={20} />
        <span>{name}</span>
        {count > 0 && <Count>{number}</Count>}
      </NavItemLink>
      <NewRecordLink item={item} role={role} />
    </>
  );
}
