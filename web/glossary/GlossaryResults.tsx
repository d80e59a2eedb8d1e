import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslation, useLanguage } from '../language';
import { pageSizes } from '../../schema/contract/pageSizes';
import { NoGlossaryTermsArt } from '../art/illustrations/glossaryArt';
import { paths } from '../routing';
import { usePageAddress } from '../routing/pageAddress';
import { JsonLd } from '../seo/jsonLd/JsonLd';
import { createGlossaryJsonLd } from '../seo/jsonLd/entityJsonLd';
import { useSeoSite } from '../seo/seoContext';
import { EmptyState } from '../ui/feedback/queryStates';
import { LoadMore } from '../ui/navigation/LoadMore';
import { NearestResults } from '../search/parts/NearestResults';
import { TermList, TermsByLetter } from './TermsByLetter';
import { useNearestTermsQuery } from './__generated__/GlossaryResults';
import type { GlossaryQuery, GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';
import { glossaryFilterParams, type GlossaryFilters } from './glossaryFilters';
import { listIndexLetters, letterAnchor, type LetterGroup, groupTermsByLetter } from './termLetters';

const letterStyles = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: { xs: 38, sm: 35 },
  blockSize: 40,
  borderRadius: '10px',
  fontWeight: 700,
  lineHeight: 1,
} as const;

interface GlossaryResultsProps {
  terms: readonly GlossaryTermEntryFragment[];
  pageInfo: GlossaryQuery['glossaryTerms']['pageInfo'];
  filters: GlossaryFilters;
  search: string;
  /** Whether the terms are the server's response, not the client-side filter. */
  isUpToDate: boolean;
  onReset(): void;
}

export function GlossaryResults({ terms, pageInfo, filters, search, isUpToDate, onReset }: GlossaryResultsProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const seo = useSeoSite();
  // No local match; the server's response decides whether there is none.
  if (terms.length === 0) return isUpToDate ? <NoTermsFound filters={filters} onReset={onReset} /> : null;
  const groups = groupTermsByLetter(terms, language);
  const published = terms.filter(({ isPublished }) => isPublished);
  return (
    <>
      <JsonLd data={createGlossaryJsonLd(seo, t('page.title'), published)} />
      {search.trim() === '' ? (
        <>
          <AlphabetNav groups={groups} isComplete={!filters.after && !pageInfo.hasNextPage} />
          <TermsByLetter groups={groups} view={filters.view} search={search} />
        </>
      ) : (
        <TermList terms={terms} view={filters.view} search={search} heading="h3" />
      )}
      <LoadMoreTerms filters={filters} pageInfo={pageInfo} isLoading={!isUpToDate} />
    </>
  );
}

interface AlphabetNavProps {
  groups: readonly LetterGroup[];
  /** Whether all matching terms are loaded; otherwise a letter without terms may still have some. */
  isComplete: boolean;
}

const listStyles = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.75,
  margin: 0,
  // Room for the focus outline, because the row clips its overflow.
  padding: '4px',
  listStyle: 'none',
} as const;

const letterLinkStyles = {
  ...letterStyles,
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { borderColor: 'edge', backgroundColor: 'tint', color: 'onTint' },
} as const;

function AlphabetNav({ groups, isComplete }: AlphabetNavProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { search } = usePageAddress();
  const usedLetters = new Set(groups.map(({ letter }) => letter));
  const letters = listIndexLetters(groups, language).filter((letter) => isComplete || usedLetters.has(letter));
  return (
    <Box component="nav" aria-label={t('letters')} sx={{ marginBlockEnd: { xs: 1, md: 2 }, marginInline: '-4px' }}>
      <Box component="ul" sx={listStyles}>
        {letters.map((letter) =>
          usedLetters.has(letter) ? (
            <li key={letter}>
              <Box
                component={Link}
                to={{ search, hash: encodeURIComponent(letterAnchor(letter)) }}
                sx={letterLinkStyles}
              >
                <bdi>{letter}</bdi>
              </Box>
            </li>
          ) : (
            <Box
              component="li"
              key={letter}
              aria-hidden
              sx={{ ...letterStyles, display: { xs: 'none', sm: 'grid' }, color: 'text.disabled', fontWeight: 500 }}
            >
              {letter}
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}

/** The button submits a form: without JavaScript it leads to the full glossary. */
function NoTermsFound({ filters, onReset }: { filters: GlossaryFilters; onReset(): void }) {
  const { t } = useTranslation('glossary');
  const { view, search, category } = filters;
  if (!search && !category)
    return <EmptyState art={<NoGlossaryTermsArt />} title={t('empty')} text={t('noneYet')} level={3} />;
  const reset = (
    <form
      action={paths.glossary()}
      onSubmit={(event) => {
        event.preventDefault();
        onReset();
      }}
    >
      {Object.entries(glossaryFilterParams({ view })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="contained">
        {t('reset')}
      </Button>
    </form>
  );
  return (
    <>
      <EmptyState
        art={<NoGlossaryTermsArt />}
        isCompact={search !== ''}
        title={search && !category ? t('emptySearch', { search }) : t('empty')}
        text={t('emptyText')}
        action={reset}
        level={3}
      />
      {search && <NearestTerms filters={filters} />}
    </>
  );
}

/** The terms that the search of the site finds, of any category. */
function NearestTerms({ filters }: { filters: GlossaryFilters }) {
  const { t } = useTranslation('glossary');
  const { search, view } = filters;
  const { data } = useNearestTermsQuery({ variables: { query: search } });
  const terms = data?.search.glossaryTerms ?? [];
  return (
    <NearestResults
      search={search}
      suggestion={data?.search.suggestion}
      hrefFor={(suggestion) => paths.glossary(glossaryFilterParams({ ...filters, search: suggestion }))}
      title={t('nearest')}
      level={3}
    >
      {terms.length > 0 ? <TermList terms={terms} view={view} search={search} heading="h3" /> : null}
    </NearestResults>
  );
}

interface LoadMoreTermsProps {
  filters: GlossaryFilters;
  pageInfo: GlossaryQuery['glossaryTerms']['pageInfo'];
  isLoading: boolean;
}

/** A glossary longer than one page continues after its last term, at its own URL. */
function LoadMoreTerms({ filters, ...rest }: LoadMoreTermsProps) {
  const { t } = useTranslation('glossary');
  return (
    <LoadMore
      {...rest}
      range={{ pages: 1, after: filters.after }}
      pageSize={pageSizes.max}
      hrefFor={({ after }) => paths.glossary(glossaryFilterParams({ ...filters, after }))}
      texts={{ more: t('more'), loadingMore: t('loadingMore'), fromStart: t('fromStart') }}
    />
  );
}
