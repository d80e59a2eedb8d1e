import { Box, Card, Skeleton, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation, formatNumber, useLanguage } from '../language';
import { GlossaryHeroArt } from '../art/illustrations/glossaryArt';
import { toClientError } from '../data/errors/clientError';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { paths, Redirect } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { SkeletonLine, QueryResult, dataOrPrevious } from '../ui/feedback/queryStates';
import { useRevealOnError } from '../ui/hooks/useRevealOnError';
import { useUrlState } from '../ui/hooks/useUrlState';
import { CardGrid } from '../ui/layout/CardGrid';
import { PageContainer } from '../ui/layout/Section';
import { PageHero } from '../ui/layout/PageHero';
import { parseLinkedId, LinkedItem } from '../ui/navigation/LinkedItem';
import type { ListView } from '../ui/navigation/ViewSwitch';
import { StatList } from '../ui/text/StatList';
import { toSearchText } from '../../schema/contract/search/searchText';
import { glossaryTermSearchText } from '../../schema/contract/search/glossarySort';
import { failureStatuses } from '../../schema/contract/problems/failureStatuses';
import { matchesSearch } from '../../schema/contract/search/matchesSearch';
import { GlossaryResults } from './GlossaryResults';
import { GlossarySearchForm, GlossaryToolbar } from './GlossarySearchForm';
import { glossaryFilterParams, parseGlossaryState, type GlossaryFilters, toGlossaryVariables } from './glossaryFilters';
import { TermEditorProvider } from './termEditor/TermEditorProvider';
import { LinkedTermDocument, useLinkedTermQuery } from './__generated__/LinkedTerm';
import { GlossaryDocument, useGlossaryQuery } from './__generated__/GlossaryScreen';
import type { GlossaryCategoryCountFragment, GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';
import { TermCard } from './TermsByLetter';

const glossaryPath = (filters: GlossaryFilters) => paths.glossary(glossaryFilterParams(filters));

export const pageQueries: ListPageQueries = ({ searchParams, language }) => {
  const id = parseLinkedId('term', searchParams);
  return [
    pageQuery(GlossaryDocument, toGlossaryVariables(parseGlossaryState(searchParams), language)),
    ...(id === undefined ? [] : [pageQuery(LinkedTermDocument, { id })]),
  ];
};

/** The filters are in the URL. The list follows the typed text at once, and then the server's response. */
export function Component() {
  const { t } = useTranslation('glossary');
  const [filters, setFilters] = useUrlState(parseGlossaryState, glossaryPath);
  const [searchText, setSearchText] = useLiveSearchText(filters.search);
  const { glossary, error, summary, visibleTerms, isUpToDate } = useGlossarySearch(filters, searchText);
  const count = useRef<HTMLHeadingElement>(null);
  const resultsRef = useRevealOnError(visibleTerms ? undefined : error);
  const linkedId = parseLinkedId('term', useSearchParams()[0]);
  // The cursor's term has been deleted, so the page no longer exists.
  if (filters.after && error && toClientError(error).status === failureStatuses.invalidInput)
    return <Redirect to={glossaryPath({ ...filters, after: '' })} />;

  const change = (changes: Partial<GlossaryFilters>, replace = false) =>
    setFilters({ ...filters, after: '', ...changes }, replace);
  const reset = () => {
    change({ search: '', category: '' });
    count.current?.focus();
  };
  return (
    <TermEditorProvider categories={summary?.categories ?? []} filters={filters} fallbackFocusRef={count}>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <GlossaryHero summary={summary} />
      <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <GlossarySearchForm
          filters={filters}
          categories={summary?.categories ?? []}
          onChange={change}
          onTextChange={setSearchText}
        />
        <GlossaryToolbar
          headingRef={count}
          resultCount={visibleTerms?.found}
          totalCount={summary?.termCount}
          isUpToDate={isUpToDate}
          filters={filters}
        />
        <Box ref={resultsRef} tabIndex={-1} aria-busy={!isUpToDate}>
          <QueryResult of={{ ...glossary, data: visibleTerms }} skeleton={<GlossarySkeleton view={filters.view} />}>
            {({ terms, pageInfo }) => (
              <>
                {linkedId !== undefined && terms.every(({ id }) => id !== linkedId) && <LinkedTerm id={linkedId} />}
                <GlossaryResults
                  terms={terms}
                  pageInfo={pageInfo}
                  filters={filters}
                  search={searchText}
                  isUpToDate={isUpToDate}
                  onReset={reset}
                />
              </>
            )}
          </QueryResult>
        </Box>
      </PageContainer>
    </TermEditorProvider>
  );
}

const termCardSkeleton = (index: number) => (
  <Card key={index} sx={{ padding: 2.5 }}>
    <Skeleton variant="rounded" width={110} height={26} sx={{ marginBlockEnd: 1.5 }} />
    <SkeletonLine width="70%" fontSize="1.25rem" />
    <SkeletonLine width="100%" />
    <SkeletonLine width="85%" />
    <SkeletonLine width="45%" />
  </Card>
);

function GlossarySkeleton({ view }: { view: ListView }) {
  const cards = Array.from({ length: 3 }, (_, index) => termCardSkeleton(index));
  return [0, 1].map((letter) => (
    <Box
      key={letter}
      sx={{ display: 'grid', gridTemplateColumns: { md: '72px minmax(0, 1fr)' }, gap: 3, paddingBlock: 3 }}
    >
      <Skeleton variant="rounded" sx={{ inlineSize: { xs: 48, md: 72 }, blockSize: { xs: 48, md: 72 } }} />
      {view === 'list' ? <Stack sx={{ gap: 1.5 }}>{cards}</Stack> : <CardGrid minCardWidth={300}>{cards}</CardGrid>}
    </Box>
  ));
}

/** The typed text before it is in the URL. A change of the URL from elsewhere replaces it. */
function useLiveSearchText(search: string) {
  const [searchText, setSearchText] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  if (search !== previousSearch) {
    setPreviousSearch(search);
    setSearchText(search);
  }
  return [searchText.trim() === search ? search : searchText, setSearchText] as const;
}

function GlossaryHero({ summary }: { summary: GlossarySummary | undefined }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const formatValue = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language));
  const stats = [
    { name: t('hero.terms'), value: formatValue(summary?.termCount) },
    { name: t('hero.categories'), value: formatValue(summary?.categories.length) },
    { name: t('hero.access'), value: t('hero.free') },
  ];
  return (
    <PageHero badge={t('hero.badge')} title={t('hero.title')} subtitle={t('hero.subtitle')} art={<GlossaryHeroArt />}>
      <Box sx={{ marginBlockStart: 3 }}>
        <StatList label={t('hero.figures')} stats={stats} />
      </Box>
    </PageHero>
  );
}

/** Totals of the whole glossary, independent of the filters. */
interface GlossarySummary {
  termCount: number;
  categories: readonly GlossaryCategoryCountFragment[];
}

/**
 * The terms that match the filters and the typed text, which may be newer than the URL. Loaded terms are filtered at
 * once; `isUpToDate` is false until the server responds.
 */
function useGlossarySearch(filters: GlossaryFilters, searchText: string) {
  const { language } = useLanguage();
  const glossary = useGlossaryQuery({ variables: toGlossaryVariables(filters, language) });
  const { error, loading, previousData } = glossary;
  const data = dataOrPrevious(glossary);
  const isUpToDate = !loading && searchText === filters.search;
  const categories = (data ?? previousData)?.glossaryCategories;
  const summary: GlossarySummary | undefined = categories && {
    termCount: categories.reduce((sum, { count }) => sum + count, 0),
    categories,
  };
  // The server also finds terms by their synonyms.
  const terms = isUpToDate
    ? data?.glossaryTerms.nodes
    : data && filterTerms(data.glossaryTerms.nodes, { ...filters, search: searchText });
  const visibleTerms = data && {
    terms: terms ?? [],
    pageInfo: data.glossaryTerms.pageInfo,
    found: isUpToDate ? data.glossaryTerms.totalCount : (terms?.length ?? 0),
  };
  return { glossary, error, summary, visibleTerms, isUpToDate };
}

/** Filters the loaded terms, without synonyms, so that the list follows typing before the server responds. */
export function filterTerms<Term extends GlossaryTermEntryFragment>(
  terms: readonly Term[],
  { search, category }: { search: string; category: string },
): Term[] {
  return terms.filter((term) => {
    const isOfCategory = category === '' || term.category === category || term.categoryAr === category;
    return (
      isOfCategory &&
      matchesSearch(`${glossaryTermSearchText(term)}\n${toSearchText(term.category, term.categoryAr)}`, search)
    );
  });
}

function LinkedTerm({ id }: { id: string }) {
  const { t } = useTranslation('glossary');
  const { data } = useLinkedTermQuery({ variables: { id } });
  return (
    <LinkedItem row={data?.glossaryTerm} title={t('linked.title')} gone={t('linked.gone')}>
      {(term) => <TermCard term={term} search="" />}
    </LinkedItem>
  );
}
