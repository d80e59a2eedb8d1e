import { useTranslation } from '../language';
import { LinkedItem } from '../ui/navigation/LinkedItem';
import { TermCard } from './TermsByLetter';
import { useLinkedTermQuery } from './__generated__/LinkedTerm';

export function LinkedTerm({ id }: { id: string }) {
  const { t } = useTranslation('glossary');
  const { data } = useLinkedTermQuery({ variables: { id } });
  return (
    <LinkedItem row={data?.glossaryTerm} title={t('linked.title')} gone={t('linked.gone')}>
      {(term) => <TermCard term={term} search="" />}
    </LinkedItem>
  );
}
