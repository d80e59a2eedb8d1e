import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { paths } from '../paths';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Redirect } from '../ui/Redirect';
import { Remote } from '../ui/Remote';
import { useAddressState } from '../ui/useAddressState';
import { useInSight } from '../ui/useInSight';
import { addressOf, readFilters, type GlossaryFilters } from './filters';
import { GlossaryHero } from './GlossaryHero';
import { GlossaryResults } from './GlossaryResults';
import { GlossarySkeleton } from './GlossarySkeleton';
import { ResultsBar } from './ResultsBar';
import { SearchPanel } from './SearchPanel';
import { TermEditing } from './TermEditing';
import { useGlossary } from './useGlossary';

const pathOf = (filters: GlossaryFilters) => paths.glossary(addressOf(filters));

/** The dictionary. What is chosen stands in the address; the list follows the typing at once, and then the server. */
export function GlossaryScreen() {
  const { t } = useTranslation('glossary');
  const [filters, goTo] = useAddressState(readFilters, pathOf);
  const [typed, setTyped] = useTypedAhead(filters.search);
  const { glossary, error, summary, shown, isSettled } = useGlossary(filters, typed);
  const count = useRef<HTMLHeadingElement>(null);
  const results = useInSight(shown ? undefined : error);
  // The term that the list went on behind has been deleted since: there is no such place any more.
  if (filters.after && error && failureOf(error).status === 400)
    return <Redirect to={pathOf({ ...filters, after: '' })} />;

  const change = (part: Partial<GlossaryFilters>, replace = false) => goTo({ ...filters, after: '', ...part }, replace);
  const reset = () => {
    change({ search: '', category: '' });
    count.current?.focus();
  };
  return (
    <TermEditing categories={summary?.categories ?? []} filters={filters} fallback={count}>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <GlossaryHero summary={summary} />
      <Page sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <SearchPanel filters={filters} categories={summary?.categories ?? []} change={change} onType={setTyped} />
        <ResultsBar
          countRef={count}
          found={shown?.found}
          all={summary?.terms}
          isSettled={isSettled}
          filters={filters}
        />
        <Box ref={results} tabIndex={-1} aria-busy={!isSettled}>
          <Remote of={{ ...glossary, data: shown }} skeleton={<GlossarySkeleton view={filters.view} />}>
            {({ terms, pageInfo }) => (
              <GlossaryResults
                terms={terms}
                pageInfo={pageInfo}
                filters={filters}
                search={typed}
                isSettled={isSettled}
                onReset={reset}
              />
            )}
          </Remote>
        </Box>
      </Page>
    </TermEditing>
  );
}

/** What is typed into the search before it is in the address; a search that changes by itself takes its place. */
function useTypedAhead(search: string) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setTyped(search);
  }
  return [typed.trim() === search ? search : typed, setTyped] as const;
}
