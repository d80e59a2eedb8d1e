import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { CloseIcon } from '../art/icons/CloseIcon';
import { Brand } from './Brand';
import { DrawerAccount } from './DrawerAccount';
import { DrawerChoices } from './DrawerChoices';
import { links } from './links';

interface SideDrawerProps {
  isOpen: boolean;
  onClose(): void;
}

/** The bar's links at the side of a small screen, with the language toggle (spec.md section 2). */
export function SideDrawer({ isOpen, onClose }: SideDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer anchor="right" open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': t('menu.title') } }}>
      <Stack sx={{ minBlockSize: '100%', padding: 2, gap: 1.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <span onClickCapture={onClose}>
            <Brand />
          </span>
          <IconButton aria-label={t('menu.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <nav aria-label={t('mainNavigation')}>
          <List disablePadding>
            {links.map(({ name, to }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={to}
                  onClick={onClose}
                  sx={{ '&[aria-current="page"]': { backgroundColor: 'tint', color: 'onTint', fontWeight: 700 } }}
                >
                  {t(`links.${name}`)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
        <Divider />
        <DrawerAccount onClose={onClose} />
        <Stack sx={{ flex: 1, justifyContent: 'end' }}>
          <DrawerChoices />
        </Stack>
      </Stack>
    </Drawer>
  );
}
