import { Box, Stack, Typography } from '@mui/material';
import { markdownToPlainText, truncateText } from '../../schema/contract/text/markdownText';
import { formatNumber, localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { TextLink } from '../ui/navigation/routerLinks';
import { Highlight } from '../ui/text/Highlight';
import type { ResultGroup, SearchResultItem } from './resultGroups';

const snippetLength = 220;

export function SearchResultGroup({ group, search }: { group: ResultGroup; search: string }) {
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
        {group.allPath && group.count > group.items.length && (
          <TextLink to={group.allPath(search)}>{t(`all.${group.kind}`)}</TextLink>
        )}
      </Stack>
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
        <Highlight text={truncateText(markdownToPlainText(text), snippetLength)} search={search} />
      </Typography>
    </article>
  );
}
