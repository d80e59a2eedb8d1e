import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { parseCertificateReference } from '../../../schema/contract/certificates';
import { problems } from '../../../schema/contract/problems/problems';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { toClientError } from '../../data/errors/clientError';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation, localizeField, useLanguage } from '../../language';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { NotFoundState } from '../../ui/layout/NotFoundState';
import { ErrorState } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import { useServerResponse } from '../../ui/navigation/serverResponse';
import { VerificationResult } from './VerificationResult';
import { VerifyForm } from './VerifyForm';
import {
  CertificateVerificationDocument,
  useCertificateVerificationQuery,
  type CertificateVerificationQuery,
  type CertificateSummaryFragment,
} from './__generated__/VerificationScreen';
import { BilingualText } from './BilingualText';
import { CertificateDetail } from './CertificateDetail';
import { detailGridStyles } from './CertificateDetails';
import { issuedStatusOf, StatusBanner } from './StatusBanner';
import { CodeText } from '../../ui/text/CodeText';

export const pageQueries: ListPageQueries = ({ params: { code = '' } }) =>
  parseCertificateReference(code) ? [pageQuery(CertificateVerificationDocument, { reference: code })] : [];

/** Public: says whether the certificate of a code or number is valid, and for a code what it says. */
export function Component() {
  const { code = '' } = useParams();
  const isReference = parseCertificateReference(code) !== null;
  const { data, error, refetch } = useCertificateVerificationQuery({
    variables: { reference: code },
    skip: !isReference,
    ...useRefetchOnVisitPolicy(),
  });
  const onServer = useServerResponse() !== null;
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2.5, md: 5 } }}>
      {!isReference && <CertificateNotFound text={code} />}
      {data && <Verification data={data} text={code} />}
      {isReference && !data && (!error || onServer) && <PendingVerification error={error} />}
      {error && !data && !onServer && (
        <>
          <LoadingPageTitle />
          <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      )}
    </PageContainer>
  );
}

interface VerificationProps {
  data: CertificateVerificationQuery;
  text: string;
}

function Verification({ data: { certificate, certificateSummary }, text }: VerificationProps) {
  if (certificate) return <VerificationResult certificate={certificate} />;
  if (certificateSummary) return <CertificateSummary summary={certificateSummary} />;
  return <CertificateNotFound text={text} />;
}

/**
 * Before the answer. After a failure on the server it says why, also without scripts: the browser asks again when the
 * application is there, and keeps the server's text until then.
 */
function PendingVerification({ error }: { error: unknown }) {
  const { t } = useTranslation('certificates');
  const serverResponse = useServerResponse();
  const failure = error ? toClientError(error) : null;
  if (failure) serverResponse?.setStatus(failure.status ?? problems.unavailable.status);
  return (
    <>
      <LoadingPageTitle />
      <Typography component="h1" variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('verify.title')}
      </Typography>
      <Typography role="status" suppressHydrationWarning sx={{ marginBlockEnd: 3, fontSize: '1.125rem' }}>
        {failure?.message ?? t('verify.checking')}
      </Typography>
      <Box aria-hidden sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 420px' } }}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
        <Skeleton variant="rounded" height={260} sx={{ borderRadius: '16px' }} />
      </Box>
    </>
  );
}

/** The same for a wrong text, an unknown code and a certificate that awaits the name. */
function CertificateNotFound({ text }: { text: string }) {
  const { t } = useTranslation('certificates');
  return (
    <>
      <NotFoundState
        art={<NoSearchResultsArt />}
        title={t('verify.notFound')}
        text={t('verify.notFoundText', { text })}
      />
      <Card sx={{ padding: { xs: 2.5, sm: 4 }, maxInlineSize: '48rem', marginInline: 'auto' }}>
        <VerifyForm text={text} />
      </Card>
    </>
  );
}

/** What a number alone opens: state, course and year. The form asks for the code, which opens the rest. */
function CertificateSummary({ summary }: { summary: CertificateSummaryFragment }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const { number, courseTitle, courseTitleAr, year } = summary;
  const status = issuedStatusOf(summary.status);
  const state = t(`verify.meta.${status}`, { number });
  return (
    <>
      <PageMeta
        title={state}
        description={t('verify.meta.anonymous', { state, course: localizeField(summary, 'courseTitle', language) })}
        isIndexed={false}
      />
      <StatusBanner status={status} text={t(`verify.summary.${status}Text`)} />
      <Card component="section" aria-label={t('verify.result.details')} sx={{ marginBlockStart: { xs: 2.5, md: 4 } }}>
        <Box sx={{ padding: { xs: 2.5, sm: 4 }, paddingBlockEnd: { xs: 1.5, sm: 2 } }}>
          <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 0.5 }}>
            {t('verify.summary.course')}
          </Typography>
          <BilingualText texts={{ en: courseTitle, ar: courseTitleAr || courseTitle }} variant="h4" />
        </Box>
        <Box component="dl" sx={detailGridStyles}>
          <CertificateDetail label={t('facts.number')}>
            <CodeText>{number}</CodeText>
          </CertificateDetail>
          <CertificateDetail label={t('verify.summary.year')}>{year}</CertificateDetail>
        </Box>
      </Card>
      <Card
        component="section"
        aria-labelledby="certificate-code"
        className="no-print"
        sx={{ padding: { xs: 2.5, sm: 4 }, marginBlockStart: { xs: 2.5, md: 4 } }}
      >
        <Typography id="certificate-code" component="h2" variant="h4" sx={{ marginBlockEnd: 1 }}>
          {t('verify.summary.codeTitle')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{t('verify.summary.codeText')}</Typography>
        <VerifyForm />
      </Card>
    </>
  );
}
