import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { withoutScripts } from '../ui/withoutScripts';
import { OtherLanguage } from './OtherLanguage';

/** The id of the footer, which has the way to every page. */
export const siteLinks = 'site-links';

/** What stands in the bar in the place of its menus where no script runs: the other language, and the way to the links. */
export function Unscripted() {
  const { t } = useTranslation('shell');
  return (
    <Stack direction="row" sx={{ gap: 2, ...withoutScripts }}>
      <OtherLanguage />
      <Link href={`#${siteLinks}`} color="inherit">
        {t('menu.title')}
      </Link>
    </Stack>
  );
}
