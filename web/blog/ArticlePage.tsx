import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ArticleQuery } from './__generated__/ArticleScreen';
import { bilingual, inLanguage } from '../language/formats';
import { paths } from '../paths';
import { articleThing } from '../seo/article';
import { JsonLd } from '../seo/JsonLd';
import { articlePreview } from '../seo/pictures';
import { useSite } from '../seo/site';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { RichText } from '../ui/RichText';
import { ArticleHead } from './ArticleHead';
import { column } from './columns';
import { FeedHead } from './FeedLink';
import { ReadingProgress } from './ReadingProgress';
import { RelatedPosts } from './RelatedPosts';
import { Tags } from './Tags';

export type ArticleOnPage = NonNullable<ArticleQuery['blogPost']>;

/** The text a little larger than elsewhere on the site, its beginning most of all: people stay with it. */
const proseStyles = {
  ...column,
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: { xs: 1.8, md: 1.9 },
  '& > div > p:first-of-type': { fontSize: '1.125em' },
} as const;

/** An article that is there. */
export function ArticlePage({ article }: { article: ArticleOnPage }) {
  const { t } = useTranslation('blog');
  const site = useSite();
  const { language } = site;
  const title = inLanguage(article, 'title', language);
  const { text, ...said } = bilingual(article, 'content', language);
  return (
    <>
      <PageTitle
        title={title}
        above={[{ name: t('list.page.title'), path: paths.blog() }]}
        description={inLanguage(article, 'summary', language)}
        preview={articlePreview(article)}
        article={{ published: article.createdAt, modified: article.updatedAt }}
        listed={article.isPublished}
      />
      <JsonLd of={articleThing(site, article)} />
      <FeedHead />
      <ReadingProgress />
      <article>
        <ArticleHead article={article} />
        <Page sx={{ paddingBlock: { xs: 3, md: 5 } }}>
          <Box {...said} sx={proseStyles}>
            <RichText text={text} headingLevel={2} />
          </Box>
          <Tags tags={article.tags} />
        </Page>
      </article>
      <RelatedPosts posts={article.related} />
    </>
  );
}
