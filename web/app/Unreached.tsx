import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineArt } from '../art/OfflineArt';
import { EmptyState } from '../ui/EmptyState';
import { useNotify } from '../ui/Notices';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';

/** What stands in place of a screen whose script did not come. The page is left for a new try once the site answers. */
export function Unreached() {
  const { t } = useTranslation(['shell', 'common']);
  const notify = useNotify();
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await fetch(window.location.href, { method: 'HEAD' });
      window.location.reload();
    } catch {
      notify({ title: t('unfetched.title'), description: t('unfetched.text'), tone: 'destructive' });
      setTrying(false);
    }
  };
  return (
    <Page>
      <PageTitle title={t('unfetched.title')} listed={false} />
      <EmptyState
        level={1}
        art={<OfflineArt />}
        title={t('unfetched.title')}
        text={t('unfetched.text')}
        action={
          <Button variant="contained" disabled={trying} onClick={() => void retry()}>
            {t('common:retry')}
          </Button>
        }
      />
    </Page>
  );
}
