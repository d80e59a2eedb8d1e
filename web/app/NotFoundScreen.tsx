import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { useStatus } from '../session/answer';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';
import { UnpluggedPicture } from './UnpluggedPicture';

/** Any address that is not in the route table (spec.md section 2). */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  useStatus(404);
  return (
    <Page sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle title={t('notFound.title')} listed={false} />
      <Card sx={{ paddingInline: { xs: 2, sm: 4 } }}>
        <EmptyState
          level={1}
          art={<UnpluggedPicture />}
          artWidth={480}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <>
              <ButtonLink to={paths.home} variant="contained">
                {t('notFound.home')}
              </ButtonLink>
              <ButtonLink to={paths.courses()} variant="outlined">
                {t('notFound.courses')}
              </ButtonLink>
            </>
          }
        />
      </Card>
    </Page>
  );
}
