import { useTranslation } from 'react-i18next';
import { NoPollsArt } from '../art/NoPollsArt';
import { EmptyState } from '../ui/EmptyState';

/** No poll is active. */
export function NoPolls() {
  const { t } = useTranslation('polls');
  return <EmptyState art={<NoPollsArt />} title={t('empty')} text={t('emptyText')} />;
}
