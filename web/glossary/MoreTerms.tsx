import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { GlossaryQuery } from './__generated__/GlossaryScreen';
import { paths } from '../paths';
import { More } from '../ui/More';
import { addressOf, type GlossaryFilters } from './filters';

interface MoreTermsProps {
  filters: GlossaryFilters;
  pageInfo: GlossaryQuery['glossaryTerms']['pageInfo'];
  isLoading: boolean;
}

/** A dictionary longer than the schema gives at once goes on behind its last term, at an address of its own. */
export function MoreTerms({ filters, ...rest }: MoreTermsProps) {
  const { t } = useTranslation('glossary');
  return (
    <More
      {...rest}
      span={{ pages: 1, after: filters.after }}
      perPage={limits.page.max}
      addressOf={({ after }) => paths.glossary(addressOf({ ...filters, after }))}
      texts={{ more: t('more'), loadingMore: t('loadingMore'), fromStart: t('fromStart') }}
    />
  );
}
