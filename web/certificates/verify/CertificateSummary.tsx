import { Box, Card, Typography } from '@mui/material';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { BilingualText } from './BilingualText';
import { CertificateDetail } from './CertificateDetail';
import { detailGridStyles } from './CertificateDetails';
import { issuedStatusOf, StatusBanner } from './StatusBanner';
import { VerifyForm } from './VerifyForm';
import type { CertificateSummaryFragment } from './__generated__/VerificationScreen';
import { CodeText } from '../../ui/text/CodeText';

/** What a number alone opens: state, course and year. The form asks for the code, which opens the rest. */
export function CertificateSummary({ summary }: { summary: CertificateSummaryFragment }) {
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
