import { Button, Divider, IconButton, Stack, styled } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../language';
import type { Role } from '../../../schema/contract/permissions';
import { CloseIcon } from '../../art/icons/listIcons';
import { paths, ButtonLink } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { colorVars } from '../../theme/cssVariables';
import { motionAllowed } from '../../theme/globalStyles';
import { borderRadii } from '../../theme/tokens';
import { BrandLink } from './BrandLink';
import { useAccountLinks } from './useAccountLinks';
import { DisplayPreferences } from './DisplayPreferences';
import { mainNavLinks } from './mainNavLinks';
import { useLogoutFlow } from './useLogoutFlow';

/** Opens a dialog without React; the boot script does it in browsers without commands. */
export const openDialogProps = (dialogId: string) => ({ command: 'show-modal', commandfor: dialogId });

const closeDialogProps = (dialogId: string) => ({ command: 'close', commandfor: dialogId });

const hiddenTransform = 'translateX(100%)';

const DrawerDialog = styled('dialog')({
  boxSizing: 'border-box',
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: 'min(340px, 88vw)',
  maxInlineSize: 'none',
  blockSize: ['100vh', '100dvh'],
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
  '&::backdrop': { backgroundColor: 'rgb(6 26 19 / 55%)' },
  // Where scroll bars take room, hiding them would move the page.
  '@media (pointer: coarse)': { 'html:has(&:modal)': { overflow: 'hidden' } },
  [motionAllowed]: {
    transition: 'transform 200ms ease-out, overlay 200ms allow-discrete, display 200ms allow-discrete',
    '&:not([open])': { transform: hiddenTransform, '[dir="rtl"] &': { transform: 'translateX(-100%)' } },
    '@starting-style': {
      '&[open]': { transform: hiddenTransform },
      '[dir="rtl"] &[open]': { transform: 'translateX(-100%)' },
    },
  },
});

const DrawerNavLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInline: 16,
  borderRadius: borderRadii.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: colorVars.tint },
  '&[aria-current="page"]': { backgroundColor: colorVars.tint, color: colorVars.onTint, fontWeight: 700 },
});

/** The content covers the dialog, so that a tap on the dialog itself is one beside it. */
const DrawerContent = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minBlockSize: '100%',
  padding: 16,
});

/** Part of the page from the start: the browser opens it before hydration. */
export function SideDrawer({ id }: { id: string }) {
  const { t } = useTranslation('shell');
  return (
    <DrawerDialog id={id} aria-label={t('menu.title')} className="no-print">
      <DrawerContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <BrandLink />
          <IconButton aria-label={t('menu.close')} {...closeDialogProps(id)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <nav aria-label={t('menu.title')}>
          <DrawerNavLink to={paths.searchField}>{t('search')}</DrawerNavLink>
          {mainNavLinks.map(({ name, to }) => (
            <DrawerNavLink key={name} to={to}>
              {t(`links.${name}`)}
            </DrawerNavLink>
          ))}
        </nav>
        <Divider />
        <DrawerAccountLinks />
        <Stack sx={{ flex: 1, justifyContent: 'end' }}>
          <DisplayPreferences />
        </Stack>
      </DrawerContent>
    </DrawerDialog>
  );
}

function DrawerAccountLinks() {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  const logout = useLogoutFlow();
  if (!viewer) {
    return (
      <Stack sx={{ gap: 1 }}>
        <ButtonLink to={paths.auth()} variant="outlined">
          {t('account.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth(undefined, 'register')} variant="contained">
          {t('account.register')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <AccountLinks role={viewer.role} />
      <Button variant="outlined" onClick={() => void logout()}>
        {t('account.logout')}
      </Button>
    </Stack>
  );
}

/** The first one leads to the viewer's own start page. */
function AccountLinks({ role }: { role: Role }) {
  return useAccountLinks(role).map(({ to, text }, index) => (
    <ButtonLink key={to} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
      {text}
    </ButtonLink>
  ));
}
