import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

interface EntranceTabsProps {
  tab: 'login' | 'register';
  /** Where to go on afterwards; it stays in the address. */
  next: string | null;
}

/** Login and register, as links: they work before any script does. */
export function EntranceTabs({ tab, next }: EntranceTabsProps) {
  const { t } = useTranslation('auth');
  return (
    <Tabs value={tab} variant="fullWidth" aria-label={t('tabs')} sx={{ marginBlock: 3 }}>
      {(['login', 'register'] as const).map((name) => (
        <Tab
          key={name}
          id={`tab-${name}`}
          value={name}
          label={t(name)}
          component={Link}
          to={paths.auth(next ?? undefined, name)}
          aria-controls={tab === name ? 'entrance' : undefined}
          sx={{ paddingInline: { xs: 0.5, sm: 2.5 } }}
        />
      ))}
    </Tabs>
  );
}
