import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { noScriptOnly } from '../../ui/layout/hiddenStyles';
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
