import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GlossaryHeroArt } from '../art/illustrations/glossaryArt';
import { toClientError } from '../data/clientError';
import { formatNumber } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { QueryResult } from '../ui/feedback/QueryResult';
import { useRevealOnError } from '../ui/hooks/useRevealOnError';
import { useUrlState } from '../ui/hooks/useUrlState';
import { CardGrid } from '../ui/layout/CardGrid';
import { PageContainer } from '../ui/layout/PageContainer';
import { PageHero } from '../ui/layout/PageHero';
import { Redirect } from '../ui/navigation/Redirect';
import type { ListView } from '../ui/navigation/ViewSwitch';
import { StatList } from '../ui/text/StatList';
import { GlossaryResults } from './GlossaryResults';
import { GlossarySearchForm } from './GlossarySearchForm';
import { GlossaryToolbar } from './GlossaryToolbar';
import { glossaryFilterParams, parseGlossaryFilters, type GlossaryFilters } from './glossaryFilters';
import { TermEditorProvider } from './termEditor/TermEditorProvider';
import { useGlossaryTerms } from './useGlossaryTerms';
import type { GlossarySummary } from './useGlossaryTerms';

const textLine = (inlineSize: string, fontSize?: string) => <Skeleton variant="text" sx={{ inlineSize, fontSize }} />;

const glossaryPath = (filters: GlossaryFilters) => paths.glossary(glossaryFilterParams(filters));

/** The filters are in the URL. The list follows the typed text at once, and then the server's response. */
export function GlossaryScreen() {
  const { t } = useTranslation('glossary');
  const [filters, setFilters] = useUrlState(parseGlossaryFilters, glossaryPath);
  const [searchText, setSearchText] = useLiveSearchText(filters.search);
  const { glossary, error, summary, visibleTerms, isUpToDate } = useGlossaryTerms(filters, searchText);
  const count = useRef<HTMLHeadingElement>(null);
  const resultsRef = useRevealOnError(visibleTerms ? undefined : error);
  // The cursor's term has been deleted, so the page no longer exists.
  if (filters.after && error && toClientError(error).status === 400)
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
              <GlossaryResults
                terms={terms}
                pageInfo={pageInfo}
                filters={filters}
                search={searchText}
                isUpToDate={isUpToDate}
                onReset={reset}
              />
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
    {textLine('70%', '1.25rem')}
    {textLine('100%')}
    {textLine('85%')}
    {textLine('45%')}
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
