import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { noScriptOnly } from '../../ui/layout/hiddenStyles';
import { LanguageSwitchLink } from './LanguageMenu';

/** The id of the footer, which has the way to every page. */
export const footerId = 'site-links';

/** What stands in the bar in the place of its menus where no script runs: the other language, and the way to the links. */
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
