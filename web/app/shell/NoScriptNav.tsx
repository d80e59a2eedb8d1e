import { Link, Stack } from '@mui/material';
import { useTranslation } from '../../language';
import { noScriptOnly } from '../../ui/layout/layoutStyles';
import { LanguageSwitchLink } from './LanguageMenu';

export const footerId = 'site-links';

/** Replaces the header's menus without JavaScript: a language link and a link to the footer's navigation. */
export function NoScriptNav() {
  const { t } = useTranslation('shell');
  return (
    <Stack direction="row" sx={{ gap: 2, ...noScriptOnly }}>
      <LanguageSwitchLink />
      <Link href={`#${footerId}`} color="inherit">
        {t('menu.title')}
      </Link>
    </Stack>
  );
}
