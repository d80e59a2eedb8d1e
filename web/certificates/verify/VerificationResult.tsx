import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { certificateFilePath } from '../../../schema/contract/site/urls';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { WaveLine } from '../../art/parts/WaveLine';
import { formatDate, localizeField, useLanguage, useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { CertificatePreview, toPreviewImage } from '../CertificatePreview';
import { BilingualText } from './BilingualText';
import { CertificateDetails } from './CertificateDetails';
import { issuedStatusOf, StatusBanner } from './StatusBanner';
import { VerifyForm } from './VerifyForm';
import type { VerifiedCertificateFragment } from './__generated__/VerificationScreen';

interface CertificateProps {
  certificate: VerifiedCertificateFragment;
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  marginBlockStart: { xs: 2.5, md: 4 },
} as const;

export function VerificationResult({ certificate }: CertificateProps) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const status = issuedStatusOf(certificate.status);
  const isValid = status === 'valid';
  const date = { valid: certificate.issuedAt, revoked: certificate.revokedAt, replaced: null }[status];
  return (
    <>
      <ResultMeta certificate={certificate} />
      <StatusBanner
        status={status}
        text={t(`verify.result.${status}Text`, { date: date ? formatDate(date, language) : '' })}
      />
      <Box sx={gridStyles}>
        <Statement certificate={certificate} />
        <Stack component="section" aria-label={t('verify.result.document')} className="no-print" sx={{ gap: 2 }}>
          <Card sx={{ padding: 1.25 }}>
            <CertificatePreview code={certificate.code} isDimmed={!isValid} eager />
          </Card>
          {isValid && (
            <Button
              href={certificateFilePath(certificate.code, 'pdf')}
              variant="contained"
              size="large"
              startIcon={<DownloadIcon />}
            >
              {t('verify.result.pdf')}
            </Button>
          )}
        </Stack>
      </Box>
      <Card
        component="section"
        className="no-print"
        sx={{ padding: { xs: 2.5, sm: 4 }, marginBlockStart: { xs: 3, md: 4 } }}
      >
        <Typography component="h2" variant="h4" sx={{ marginBlockEnd: 2 }}>
          {t('verify.another')}
        </Typography>
        <VerifyForm />
      </Card>
    </>
  );
}

function ResultMeta({ certificate }: CertificateProps) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const { number, code, holderName, holderNameAr } = certificate;
  const state = t(`verify.meta.${issuedStatusOf(certificate.status)}`, { number });
  const holder = language === 'ar' ? holderNameAr : holderName;
  const course = localizeField(certificate, 'courseTitle', language);
  return (
    <PageMeta
      title={state}
      description={
        holder ? t('verify.meta.description', { state, holder, course }) : t('verify.meta.anonymous', { state, course })
      }
      isIndexed={false}
      previewImage={toPreviewImage(code)}
    />
  );
}

function Statement({ certificate }: CertificateProps) {
  const { t } = useTranslation('certificates');
  const { holderName, holderNameAr, courseTitle, courseTitleAr } = certificate;
  return (
    <Card component="section" aria-label={t('verify.result.details')}>
      <Box sx={{ padding: { xs: 2.5, sm: 4 }, paddingBlockEnd: { xs: 1.5, sm: 2 } }}>
        <Typography component="h2" variant="body2" sx={eyebrowStyles}>
          {t('verify.result.holder')}
        </Typography>
        {holderName && holderNameAr ? (
          <BilingualText texts={{ en: holderName, ar: holderNameAr }} variant="h2" />
        ) : (
          <Typography sx={{ fontSize: '1.125rem' }}>{t('facts.deleted')}</Typography>
        )}
        <Typography component="h2" variant="body2" sx={{ ...eyebrowStyles, marginBlockStart: 3 }}>
          {t('verify.result.completed')}
        </Typography>
        <BilingualText texts={{ en: courseTitle, ar: courseTitleAr || courseTitle }} variant="h4" />
      </Box>
      <WaveLine />
      <CertificateDetails certificate={certificate} />
    </Card>
  );
}

const eyebrowStyles = { color: 'text.secondary', fontWeight: 500, marginBlockEnd: 0.5 } as const;
