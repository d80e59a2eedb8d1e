import { Box, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';

interface NearestResultsProps {
  search: string;
  /** The search that may have been meant. */
  suggestion: string | null | undefined;
  /** The list with another search. */
  hrefFor(search: string): string;
  title: string;
  /** Level of the title: one above the cards. */
  level: 2 | 3;
  /** The cards of the nearest rows; null without any. */
  children: ReactNode;
}

/** Below an empty list: the search that may have been meant, the nearest rows as cards, and the search of the site. */
export function NearestResults({ search, suggestion, hrefFor, title, level, children }: NearestResultsProps) {
  const { t } = useTranslation('search');
  const titleId = useId();
  return (
    <Stack sx={{ gap: 3 }}>
      {suggestion && (
        <Typography component="p" sx={{ fontSize: '1.125rem', textAlign: 'center' }}>
          {t('didYouMean.before')}{' '}
          <TextLink to={hrefFor(suggestion)} sx={{ fontWeight: 700 }}>
            <bdi>{suggestion}</bdi>
          </TextLink>
          {t('didYouMean.after')}
        </Typography>
      )}
      {children !== null && (
        <section aria-labelledby={titleId}>
          <Typography id={titleId} component={`h${level}`} variant="h4" sx={{ marginBlockEnd: 2 }}>
            {title}
          </Typography>
          {children}
        </section>
      )}
      <Box sx={{ textAlign: 'center' }}>
        <TextLink to={paths.search({ q: search })}>{t('everywhere')}</TextLink>
      </Box>
    </Stack>
  );
}
