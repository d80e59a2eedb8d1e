import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { isUnfetched } from './unfetched';
import { Unreached } from './Unreached';

/** What stands in place of a screen that could not be shown; bar and footer stay. */
export function Broken() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  if (isUnfetched(error)) return <Unreached />;
  return (
    <Page>
      <PageTitle title={t('broken.title')} listed={false} />
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
    </Page>
  );
}
