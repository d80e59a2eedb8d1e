import { useTranslation } from 'react-i18next';
import type { GlossaryQuery, TermEntryFragment } from './__generated__/GlossaryScreen';
import { useLanguage } from '../language/useLanguage';
import { JsonLd } from '../seo/JsonLd';
import { useSite } from '../seo/site';
import { termsThing } from '../seo/terms';
import type { GlossaryFilters } from './filters';
import { LetterIndex } from './LetterIndex';
import { groupsOf } from './letters';
import { MoreTerms } from './MoreTerms';
import { NoTerms } from './NoTerms';
import { TermGroups } from './TermGroups';

interface GlossaryResultsProps {
  terms: readonly TermEntryFragment[];
  pageInfo: GlossaryQuery['glossaryTerms']['pageInfo'];
  filters: GlossaryFilters;
  search: string;
  /** Whether these terms are the server's answer. */
  isSettled: boolean;
  onReset(): void;
}

/** What was found, under its letters, as cards or as rows. */
export function GlossaryResults({ terms, pageInfo, filters, search, isSettled, onReset }: GlossaryResultsProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const site = useSite();
  // Nothing at hand fits; whether there is nothing at all, the server is about to say.
  if (terms.length === 0) return isSettled ? <NoTerms filters={filters} onReset={onReset} /> : null;
  const groups = groupsOf(terms, language);
  const published = terms.filter(({ isPublished }) => isPublished);
  return (
    <>
      <JsonLd of={termsThing(site, t('page.title'), published)} />
      <LetterIndex groups={groups} isWhole={!filters.after && !pageInfo.hasNextPage} />
      <TermGroups groups={groups} view={filters.view} search={search} />
      <MoreTerms filters={filters} pageInfo={pageInfo} isLoading={!isSettled} />
    </>
  );
}
