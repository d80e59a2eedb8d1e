import { Box, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { richTextToPlainText } from '../../schema/contract/richText';
import { pageSizes } from '../../schema/contract/pageSizes';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { formatDate, localizeBlocks, localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { paths } from '../routing';
import { LoadingPageTitle, PageMeta } from '../seo/PageMeta';
import { NotFoundState } from '../ui/layout/NotFoundState';
import { QueryResult, TextSkeleton } from '../ui/feedback/queryStates';
import { PageContainer } from '../ui/layout/Section';
import { RichText } from '../ui/text/richText/RichText';
import {
  SiteDocumentDocument,
  useSiteDocumentQuery,
  type SiteDocumentQuery,
  type SiteDocumentQueryVariables,
} from './__generated__/SiteDocumentScreen';

type Name = SiteDocumentQueryVariables['name'];

const names = Object.keys(paths.documents) as Name[];

/** The path of each document is its name. */
const documentNameAt = (pathname: string): Name =>
  names.find((name) => pathname.startsWith(paths.documents[name])) ?? 'help';

export const pageQueries: ListPageQueries = ({ pathname }) => [
  pageQuery(SiteDocumentDocument, { name: documentNameAt(pathname) }),
];

export function Component() {
  const name = documentNameAt(useLocation().pathname);
  const result = useSiteDocumentQuery({ variables: { name } });
  return (
    <PageContainer sx={{ paddingBlock: { xs: 4, md: 7 } }}>
      {!result.data && <LoadingPageTitle />}
      <Box sx={{ maxInlineSize: '72ch', marginInline: 'auto' }}>
        <QueryResult of={result} skeleton={<TextSkeleton lines={pageSizes.skeletons.articleLines} />}>
          {({ siteDocument }) =>
            siteDocument ? <SiteDocumentText document={siteDocument} /> : <SiteDocumentNotFound />
          }
        </QueryResult>
      </Box>
    </PageContainer>
  );
}

function SiteDocumentText({ document }: { document: NonNullable<SiteDocumentQuery['siteDocument']> }) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { text: title, ...titleLanguage } = localizeFieldWithLang(document, 'title', language);
  const { blocks, ...bodyLanguage } = localizeBlocks(document, 'bodyBlocks', language);
  return (
    <article>
      <PageMeta title={title} description={richTextToPlainText(blocks)} />
      <Typography variant="h1" {...titleLanguage}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlock: 1.5 }}>
        {t('documentDate', { date: formatDate(document.updatedAt, language) })}
      </Typography>
      <Box {...bodyLanguage}>
        <RichText blocks={blocks} lang={bodyLanguage.lang} headingLevel={2} />
      </Box>
    </article>
  );
}

function SiteDocumentNotFound() {
  const { t } = useTranslation('shell');
  return <NotFoundState title={t('notFound.title')} text={t('notFound.text')} />;
}
