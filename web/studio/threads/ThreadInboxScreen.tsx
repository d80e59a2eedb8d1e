import { Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { ThreadInbox } from '../../threads/parts/ThreadInbox';
import { PageContainer } from '../../ui/layout/Section';

/** The questions of learners about the trainer's lessons. */
export function Component() {
  const { t } = useTranslation('threads');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <PageMeta title={t('inbox.title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('inbox.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2.5 }}>{t('inbox.intro')}</Typography>
      <ThreadInbox path={paths.threadInbox} />
    </PageContainer>
  );
}
