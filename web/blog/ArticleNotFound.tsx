import { useTranslation } from 'react-i18next';
import { ArticleNotFoundArt } from '../art/ArticleNotFoundArt';
import { paths } from '../paths';
import { useStatus } from '../session/answer';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';

/** No article has this address, or none that the visitor may see (spec.md section 2). */
export function ArticleNotFound() {
  const { t } = useTranslation('blog');
  useStatus(404);
  return (
    <Page sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle title={t('article.notFound')} listed={false} />
      <EmptyState
        level={1}
        art={<ArticleNotFoundArt />}
        title={t('article.notFound')}
        text={t('article.notFoundText')}
        action={
          <ButtonLink to={paths.blog()} variant="contained">
            {t('article.back')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
