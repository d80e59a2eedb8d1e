import { Box, IconButton, styled } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { MenuIcon } from '../../art/icons/commonIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { useRememberedList } from '../../admin/record/rememberedList';
import { useTranslation } from '../../language';
import { NotificationBell } from '../../notifications/NotificationBell';
import { ButtonLink, paths } from '../../routing';
import { colorVars } from '../../theme/cssVariables';
import { MenuButton, menuItemProps, MenuLink } from '../shell/MenuButton';
import { SiteMenu } from '../shell/SiteMenu';
import { PaletteButton } from './palette/CommandPalette';
import { newRecords } from './newRecords';
import { narrowWindow, wideWindow } from '../../ui/layout/drawerStyles';
import { lineClampStyles } from '../../ui/layout/layoutStyles';
import { railId } from './railStyles';
import { type NavItem } from './navItem';
import { findPublicPath } from './navItems';

/** Fixed, not sticky: restoring the focus to a sticky header scrolls the page to the top. */
const Bar = styled('header')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 'var(--tayyar-rail)',
  insetInlineEnd: 0,
  zIndex: 1090,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 'var(--tayyar-bar)',
  paddingInline: 24,
  borderBlockEnd: `1px solid ${colorVars.line}`,
  backgroundColor: [colorVars.ground, `color-mix(in srgb, ${colorVars.ground} 94%, transparent)`],
  backdropFilter: 'blur(10px)',
  [narrowWindow]: { gap: 2, paddingInline: 8 },
  'html[data-scripting="none"] &': { position: 'absolute' },
  '@media print': { display: 'none' },
});

const Trail = styled('ol')({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '& > li': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > li:not(:last-child)': { flexShrink: 0, color: colorVars.muted },
  '& > li:not(:last-child)::after': { content: '"/"', marginInline: 10, color: colorVars.edge },
  '& > li:last-child': { fontWeight: 500 },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // A long name takes two lines of a phone.
  [narrowWindow]: {
    '& > li:not(:last-child)': { display: 'none' },
    '& > li:last-child': { ...lineClampStyles(2), fontSize: '0.9375rem', lineHeight: 1.3, whiteSpace: 'normal' },
  },
});

const wideOnly = { [narrowWindow]: { display: 'none' } } as const;
const narrowOnly = { [wideWindow]: { display: 'none' } } as const;

interface WorkplaceBarProps {
  current: NavItem | undefined;
  role: Role | undefined;
}

/** Where one is, what can be created, the way to the site, and the menu that all pages have. */
export function WorkplaceBar({ current, role }: WorkplaceBarProps) {
  const { t } = useTranslation('workplace');
  const publicPage = usePublicPage(current);
  return (
    <Bar className="mui-fixed">
      <IconButton color="inherit" aria-label={t('open')} popoverTarget={railId} sx={narrowOnly}>
        <MenuIcon />
      </IconButton>
      <NavTrail current={current} />
      {role && role !== 'student' && <PaletteButton />}
      <ButtonLink
        to={publicPage.to}
        variant="text"
        color="inherit"
        size="small"
        startIcon={<ExternalLinkIcon size={18} />}
        sx={{ ...wideOnly, flexShrink: 0, minBlockSize: 40, fontWeight: 500 }}
      >
        {publicPage.label}
      </ButtonLink>
      {role && <NewRecordMenu role={role} />}
      <NotificationBell />
      <SiteMenu>
        <Box sx={{ ...narrowOnly, display: 'grid' }}>
          <ButtonLink
            to={publicPage.to}
            startIcon={<ExternalLinkIcon size={18} />}
            sx={{ justifyContent: 'start', paddingInline: 1.5 }}
          >
            {publicPage.label}
          </ButtonLink>
        </Box>
      </SiteMenu>
    </Bar>
  );
}

/** The group and the item; while one of its records is shown, the item is a link to the list as it was left. */
function NavTrail({ current }: Pick<WorkplaceBarProps, 'current'>) {
  const { t } = useTranslation('workplace');
  const { pathname } = useLocation();
  if (!current) return <Box sx={{ flex: 1 }} />;
  const { id, group, to } = current;
  const name = t(`navItems.${id}`);
  const isRecord = to.split('?')[0] !== pathname;
  return (
    <Trail aria-label={t('here')}>
      {group !== 'overview' && <li>{t(`groups.${group}`)}</li>}
      <li>{isRecord ? <ListLink to={to} name={name} /> : name}</li>
    </Trail>
  );
}

function ListLink({ to, name }: { to: string; name: string }) {
  return <Link to={useRememberedList(to)?.address ?? to}>{name}</Link>;
}

/** The page of the site that shows what this item or record is about. */
function usePublicPage(current: NavItem | undefined): { to: string; label: string } {
  const { t } = useTranslation('workplace');
  const { pathname } = useLocation();
  const to = findPublicPath(current, pathname);
  return to === undefined ? { to: paths.home, label: t('viewSite') } : { to, label: t('viewPage') };
}

function NewRecordMenu({ role }: { role: Role }) {
  const { t } = useTranslation('workplace');
  const records = newRecords[role];
  if (records.length === 0) return null;
  return (
    <MenuButton
      label={t('add.label')}
      variant="contained"
      content={
        <>
          <PlusIcon size={20} />
          <Box component="span" sx={wideOnly}>
            {t('add.label')}
          </Box>
        </>
      }
    >
      {records.map(({ id, to }) => (
        <MenuLink key={id} to={to} {...menuItemProps}>
          {t(`add.${id}`)}
        </MenuLink>
      ))}
    </MenuButton>
  );
}
