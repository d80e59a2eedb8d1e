import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../art/icons/MenuIcon';
import { wide } from './NavBar';

const SideDrawer = lazy(async () => ({ default: (await import('./SideDrawer')).SideDrawer }));

/** Opens the side drawer where the bar has no room for its links. The drawer is fetched when it is first asked for. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  return (
    <Box sx={{ [wide]: { display: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setState('open')}
      >
        <MenuIcon />
      </IconButton>
      {state !== 'unused' && (
        <Suspense>
          <SideDrawer isOpen={isOpen} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </Box>
  );
}
