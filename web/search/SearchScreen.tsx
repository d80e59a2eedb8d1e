import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { bounds } from '../../schema/contract/bounds';
import { pageSizes } from '../../schema/contract/pageSizes';
import { truncateText } from '../../schema/contract/text/format/truncateText';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { formatNumber, localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../language';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { paths, siteSearchFieldId, ButtonLink, TextLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { EmptyState, dataOrPrevious, QueryResult } from '../ui/feedback/queryStates';
import { SearchField } from '../ui/form/SearchField';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import { useUrlState } from '../ui/hooks/useUrlState';
import { PageContainer } from '../ui/layout/Section';
import { Highlight } from '../ui/text/Highlight';
import type { SearchKind } from '../data/__generated__/schemaTypes';
import { SiteSearchDocument, useSiteSearchQuery, type SiteSearchQuery } from './__generated__/SearchScreen';

const snippetLength = 220;

const parseSearch = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, bounds.search.max);
const searchPath = (q: string) => paths.search({ q });

const toSearchVariables = (query: string) => ({ query, first: pageSizes.search.results });

export const pageQueries: ListPageQueries = ({ searchParams }) => {
  const search = parseSearch(searchParams);
  return search === '' ? [] : [pageQuery(SiteSearchDocument, toSearchVariables(search))];
};

/** Searches all kinds at once. The search is in the URL; the form also works without JavaScript. */
export function Component() {
  const { t } = useTranslation('search');
  const [search, setSearch] = useUrlState(parseSearch, searchPath);
  const fieldRef = useHashTarget<HTMLInputElement>(siteSearchFieldId);
  const results = useSiteSearchQuery({
    variables: toSearchVariables(search),
    skip: search === '',
  });
  const data = search === '' ? undefined : dataOrPrevious(results);
  return (
    <>
      <PageMeta
        title={search ? t('page.titleOf', { search }) : t('page.title')}
        description={t('page.description')}
        isIndexed={false}
      />
      <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 }, maxInlineSize: '56rem' }}>
        <Typography component="h1" variant="h2" sx={{ marginBlockEnd: 2.5 }}>
          {t('page.title')}
        </Typography>
        <Box
          component="form"
          role="search"
          action={paths.search()}
          onSubmit={(event) => event.preventDefault()}
          sx={{ marginBlockEnd: 3 }}
        >
          <SearchField
            id={siteSearchFieldId}
            name="q"
            inputRef={fieldRef}
            label={t('label')}
            placeholder={t('placeholder')}
            value={search}
            onSearch={(text) => setSearch(text, true)}
            hasSubmitButton
          />
        </Box>
        {search === '' ? (
          <InitialState />
        ) : (
          <Box aria-busy={results.loading}>
            <QueryResult of={{ ...results, data }} skeleton={<ResultsSkeleton />}>
              {(loaded) => <SearchResults result={loaded.search} search={search} />}
            </QueryResult>
          </Box>
        )}
      </PageContainer>
    </>
  );
}

function InitialState() {
  const { t } = useTranslation('search');
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('initial')}</Typography>
      <Stack component="ul" direction="row" sx={{ gap: 1, flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
        {(['solar', 'charging', 'battery', 'inverter'] as const).map((name) => (
          <li key={name}>
            <ButtonLink to={searchPath(t(`examples.${name}`))} variant="outlined" size="small">
              {t(`examples.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function SearchResults({ result, search }: { result: SiteSearchQuery['search']; search: string }) {
  const { t } = useTranslation('search');
  const formatCount = usePlural('search');
  const groups = toResultGroups(result);
  const count = groups.reduce((total, group) => total + group.count, 0);
  const { suggestion } = result;
  const isPartial = groups.every((group) => group.isPartial);
  return (
    <>
      <Typography component="p" aria-live="polite" sx={{ marginBlockEnd: 2, color: 'text.secondary' }}>
        {formatCount('found', count)}
      </Typography>
      {suggestion && (
        <Typography component="p" sx={{ marginBlockEnd: 2, fontSize: '1.125rem' }}>
          {t('didYouMean.before')}{' '}
          <TextLink to={searchPath(suggestion)} sx={{ fontWeight: 700 }}>
            <bdi>{suggestion}</bdi>
          </TextLink>
          {t('didYouMean.after')}
        </Typography>
      )}
      {isPartial && count > 0 && (
        <Typography component="p" sx={{ marginBlockEnd: 2 }}>
          {t('partial')}
        </Typography>
      )}
      {count === 0 ? (
        <EmptyState
          art={<NoSearchResultsArt />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <ButtonLink to={paths.courses()} variant="contained">
              {t('browse')}
            </ButtonLink>
          }
        />
      ) : (
        <Stack sx={{ gap: 4 }}>
          {groups.map((group) => (
            <SearchResultGroup
              key={group.kind}
              group={group}
              search={suggestion ?? search}
              explainsPartial={group.isPartial && !isPartial}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

interface SearchResultGroupProps {
  group: ResultGroup;
  search: string;
  /** Other groups have rows with all words. */
  explainsPartial: boolean;
}

function SearchResultGroup({ group, search, explainsPartial }: SearchResultGroupProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const headingId = `search-${group.kind}`;
  return (
    <section aria-labelledby={headingId}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5, marginBlockEnd: 1.5 }}>
        <Typography component="h2" variant="h4" id={headingId}>
          {t(`kinds.${group.kind}`)}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            ({formatNumber(group.count, language)})
          </Box>
        </Typography>
        {group.allPath && !group.isPartial && group.count > group.items.length && (
          <TextLink to={group.allPath(search)}>{t(`all.${group.kind}`)}</TextLink>
        )}
      </Stack>
      {explainsPartial && <Typography sx={{ marginBlockEnd: 1.5, color: 'text.secondary' }}>{t('partial')}</Typography>}
      <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {group.items.map((item) => (
          <li key={item.id}>
            <ResultItem item={item} search={search} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

function ResultItem({ item, search }: { item: SearchResultItem; search: string }) {
  const { language } = useLanguage();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(item, 'title', language);
  const { text, ...textLangProps } = localizeFieldWithLang(item, 'text', language);
  return (
    <article>
      <Typography component="h3" variant="h5" {...titleLangProps} sx={{ textAlign: 'start' }}>
        <TextLink to={item.to}>
          <Highlight text={title} search={search} />
        </TextLink>
      </Typography>
      {item.otherNames && (
        <Typography component="p" variant="body2" dir="auto" sx={{ color: 'text.secondary', textAlign: 'start' }}>
          <Highlight text={item.otherNames} search={search} />
        </Typography>
      )}
      <Typography component="p" variant="body2" {...textLangProps} sx={{ color: 'text.secondary', textAlign: 'start' }}>
        <Highlight text={truncateText(text, snippetLength)} search={search} />
      </Typography>
    </article>
  );
}

function ResultsSkeleton() {
  return (
    <Stack sx={{ gap: 3 }}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <Skeleton variant="text" sx={{ inlineSize: '45%', fontSize: '1.375rem' }} />
          <Skeleton variant="text" sx={{ inlineSize: '95%' }} />
        </div>
      ))}
    </Stack>
  );
}

type SearchResultKind = 'courses' | 'blogPosts' | 'events' | 'glossaryTerms' | 'faqs';

interface SearchResultItem {
  id: string;
  to: string;
  title: string;
  titleAr: string;
  text: string;
  textAr: string;
  /** Names that belong to no language of the page. */
  otherNames?: string;
}

interface ResultGroup {
  kind: SearchResultKind;
  /** No row of the kind has all words. */
  isPartial: boolean;
  count: number;
  items: SearchResultItem[];
  /** The list of all rows with the same search, where there is one. */
  allPath?: (search: string) => string;
}

function toResultGroups(result: SiteSearchQuery['search']): ResultGroup[] {
  const isPartial = (kind: SearchKind) => result.partialKinds.includes(kind);
  const groups: ResultGroup[] = [
    {
      kind: 'courses',
      isPartial: isPartial('course'),
      count: result.courseCount,
      allPath: (search) => paths.courses({ search }),
      items: result.courses.map(({ summary, summaryAr, ...course }) => ({
        ...course,
        to: paths.course(course.id),
        text: summary,
        textAr: summaryAr,
      })),
    },
    {
      kind: 'glossaryTerms',
      isPartial: isPartial('glossaryTerm'),
      count: result.glossaryTermCount,
      allPath: (search) => paths.glossary({ search }),
      items: result.glossaryTerms.map(({ id, term, termAr, nameFr, spellings, definition, definitionAr }) => ({
        id,
        to: paths.glossary({ search: term }),
        title: term,
        titleAr: termAr,
        text: definition,
        textAr: definitionAr,
        otherNames: [nameFr, ...spellings].filter(Boolean).join(' · '),
      })),
    },
    {
      kind: 'blogPosts',
      isPartial: isPartial('blogPost'),
      count: result.blogPostCount,
      allPath: (search) => paths.blog({ search }),
      items: result.blogPosts.map(({ slug, summary, summaryAr, ...post }) => ({
        ...post,
        to: paths.blogPost(slug),
        text: summary,
        textAr: summaryAr,
      })),
    },
    {
      kind: 'events',
      isPartial: isPartial('event'),
      count: result.eventCount,
      items: result.events.map(({ summary, summaryAr, ...event }) => ({
        ...event,
        to: paths.event(event.id),
        text: summary,
        textAr: summaryAr,
      })),
    },
    {
      kind: 'faqs',
      isPartial: isPartial('faq'),
      count: result.faqCount,
      items: result.faqs.map(({ id, question, questionAr, summary, summaryAr }) => ({
        id,
        to: paths.faqItem(id),
        title: question,
        titleAr: questionAr,
        text: summary,
        textAr: summaryAr,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
