import { Link } from '@mui/material';
import { useTranslation } from '../../language';
import { noScriptOnly } from '../../ui/layout/layoutStyles';

export const footerId = 'site-links';

/** Replaces the drawer without JavaScript: a link to the footer's navigation. */
export function NoScriptNav() {
  const { t } = useTranslation('shell');
  return (
    <Link href={`#${footerId}`} color="inherit" sx={noScriptOnly}>
      {t('menu.title')}
    </Link>
  );
}
