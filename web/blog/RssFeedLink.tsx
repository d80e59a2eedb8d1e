import { Link } from '@mui/material';
import { useTranslation, useLanguage } from '../language';
import { localizedUrl, blogFeedPath } from '../../schema/contract/site/urls';
import { RssIcon } from '../art/icons/sharingIcons';

/** Lets feed readers discover the feed in the page's language. React moves it into `<head>`. */
export function RssFeedHeadLink() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const href = localizedUrl(language, blogFeedPath);
  return <link rel="alternate" type="application/rss+xml" href={href} title={t('feed.description')} />;
}

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
