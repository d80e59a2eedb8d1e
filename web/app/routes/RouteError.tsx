import { Button } from '@mui/material';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { OfflineArt } from '../../art/illustrations/OfflineArt';
import { isChunkLoadError, isServerReachable } from '../../data/browser/chunkLoadErrors';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PageContainer } from '../../ui/layout/Section';

/** Replaces the screen only; the header and the footer stay. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  if (isChunkLoadError(error)) return <ChunkLoadError />;
  return (
    <PageContainer>
      <PageMeta title={t('broken.title')} isIndexed={false} />
      <EmptyState
        level={1}
        title={t('broken.title')}
        text={t('broken.text')}
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('broken.reload')}
            </Button>
            <Button href={paths.home} variant="outlined">
              {t('notFound.home')}
            </Button>
          </>
        }
      />
    </PageContainer>
  );
}

/** A retry first checks that the site responds, then reloads the page. */
function ChunkLoadError() {
  const { t } = useTranslation(['shell', 'common']);
  const showToast = useToast();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    if (await isServerReachable()) window.location.reload();
    else {
      showToast({ title: t('unfetched.title'), description: t('unfetched.text'), variant: 'destructive' });
      setRetrying(false);
    }
  };
  return (
    <PageContainer>
      <PageMeta title={t('unfetched.title')} isIndexed={false} />
      <EmptyState
        level={1}
        art={<OfflineArt />}
        title={t('unfetched.title')}
        text={t('unfetched.text')}
        action={
          <Button variant="contained" disabled={isRetrying} onClick={() => void retry()}>
            {t('common:retry')}
          </Button>
        }
      />
    </PageContainer>
  );
}
