import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressIn, feedPath } from '../../schema/contract/addresses';
import { RssIcon } from '../art/icons/RssIcon';
import { useLanguage } from '../language/useLanguage';

/** Tells feed readers where the newest articles are, in the language of the page. React carries it into <head>. */
export function FeedHead() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const href = addressIn(language, feedPath);
  return <link rel="alternate" type="application/rss+xml" href={href} title={t('feed.description')} />;
}

/** The same for people. */
export function FeedLink() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <Link
      href={addressIn(language, feedPath)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minBlockSize: 44, fontWeight: 500 }}
    >
      <RssIcon size={20} />
      {t('feed.link')}
    </Link>
  );
}
