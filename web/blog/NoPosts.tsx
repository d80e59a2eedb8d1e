import { useTranslation } from 'react-i18next';
import { NoPostsArt } from '../art/NoPostsArt';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { ButtonLink } from '../ui/RouterLink';

/** No article fits what is searched for; or there is none at all, and so nothing to take away. */
export function NoPosts({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('blog');
  const clear = (
    <ButtonLink to={paths.blog()} variant="contained">
      {t('list.clear')}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<NoPostsArt />}
      title={t('list.empty')}
      text={isNarrowed && t('list.emptyText')}
      action={isNarrowed && clear}
      level={3}
    />
  );
}
