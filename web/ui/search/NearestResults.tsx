import { Stack, Typography } from '@mui/material';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useNearestResultsQuery, type NearestResultsQuery } from './__generated__/NearestResults';

interface NearestResultsProps {
  search: string;
  kind: 'courses' | 'blogPosts' | 'glossaryTerms';
  /** The list with another search. */
  hrefFor(search: string): string;
}

interface NearestRow {
  to: string;
  title: string;
  titleAr: string;
}

const rowsOf: Record<NearestResultsProps['kind'], (result: NearestResultsQuery['search']) => NearestRow[]> = {
  courses: ({ courses }) => courses.map(({ id, ...titles }) => ({ ...titles, to: paths.course(id) })),
  blogPosts: ({ blogPosts }) => blogPosts.map(({ slug, ...titles }) => ({ ...titles, to: paths.blogPost(slug) })),
  glossaryTerms: ({ glossaryTerms }) =>
    glossaryTerms.map(({ term, termAr }) => ({
      title: term,
      titleAr: termAr,
      to: paths.glossary({ search: term }),
    })),
};

/** Below an empty list: the search that may have been meant, and the closest rows of the list's kind. */
export function NearestResults({ search, kind, hrefFor }: NearestResultsProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data } = useNearestResultsQuery({ variables: { query: search }, skip: search === '' });
  const rows = data ? rowsOf[kind](data.search) : [];
  const suggestion = data?.search.suggestion;
  return (
    <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
      {suggestion && (
        <Typography component="p" sx={{ fontSize: '1.125rem' }}>
          {t('didYouMean.before')}{' '}
          <TextLink to={hrefFor(suggestion)} sx={{ fontWeight: 700 }}>
            <bdi>{suggestion}</bdi>
          </TextLink>
          {t('didYouMean.after')}
        </Typography>
      )}
      {rows.length > 0 && (
        <section>
          <Typography component="h4" variant="h5" sx={{ marginBlockEnd: 1 }}>
            {t('nearest')}
          </Typography>
          <Stack component="ul" sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
            {rows.map(({ to, ...titles }) => {
              const { text, ...langProps } = localizeFieldWithLang(titles, 'title', language);
              return (
                <li key={to}>
                  <TextLink to={to}>
                    <bdi {...langProps}>{text}</bdi>
                  </TextLink>
                </li>
              );
            })}
          </Stack>
        </section>
      )}
      {search && <TextLink to={paths.search({ q: search })}>{t('everywhere')}</TextLink>}
    </Stack>
  );
}
