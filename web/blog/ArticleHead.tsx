import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { ArticleFacts } from './ArticleFacts';
import type { ArticleOnPage } from './ArticlePage';
import { CategoryChip } from './CategoryChip';
import { column, headStyles } from './columns';
import { ShareRow } from './ShareRow';

const titleStyles = {
  textAlign: 'start',
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  textWrap: 'balance',
} as const;

const thumbnailStyles = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: '16px',
  marginBlockStart: { xs: 3, md: 4 },
} as const;

/** What an article is, who wrote it and when, and the ways to pass it on (spec.md section 2, Article detail). */
export function ArticleHead({ article }: { article: ArticleOnPage }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { text: title, ...said } = bilingual(article, 'title', language);
  return (
    <Box component="header" sx={headStyles}>
      <Page>
        <Stack sx={{ ...column, gap: 2, alignItems: 'flex-start' }}>
          <BackLink to={paths.blog()}>{t('article.back')}</BackLink>
          <CategoryChip category={article.category} />
          <Typography variant="h1" {...said} sx={titleStyles}>
            {title}
          </Typography>
          <ArticleFacts article={article} />
          <ShareRow article={article} />
        </Stack>
        {article.thumbnail && (
          <Box sx={{ maxInlineSize: '60rem', marginInline: 'auto' }}>
            <Box component="img" src={article.thumbnail} alt="" width={960} height={480} sx={thumbnailStyles} />
          </Box>
        )}
      </Page>
    </Box>
  );
}
