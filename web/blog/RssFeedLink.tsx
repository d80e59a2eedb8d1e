import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { localizedUrl, blogFeedPath } from '../../schema/contract/urls';
import { RssIcon } from '../art/icons/sharingIcons';
import { useLanguage } from '../language/useLanguage';

/** Tells feed readers where the newest articles are, in the language of the page. React carries it into <head>. */
export function RssFeedHeadLink() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const href = localizedUrl(language, blogFeedPath);
  return <link rel="alternate" type="application/rss+xml" href={href} title={t('feed.description')} />;
}

/** The same for people. */
export function RssFeedLink() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <Link
      href={localizedUrl(language, blogFeedPath)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minBlockSize: 44, fontWeight: 500 }}
    >
      <RssIcon size={20} />
      {t('feed.link')}
    </Link>
  );
}
