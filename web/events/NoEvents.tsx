import { useTranslation } from 'react-i18next';
import { NoEventsArt } from '../art/NoEventsArt';
import { EmptyState } from '../ui/EmptyState';
import { ButtonLink } from '../ui/RouterLink';
import { addressOf, type Choice } from './filters';

/** No event is to be shown, and where there may be others. */
export function NoEvents({ when }: { when: Choice }) {
  const { t } = useTranslation('events');
  const all = (
    <ButtonLink to={addressOf({})} variant="outlined">
      {t('seeAll')}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<NoEventsArt />}
      title={t('empty')}
      text={t(`emptyText.${when}`)}
      action={when === 'all' ? undefined : all}
    />
  );
}
