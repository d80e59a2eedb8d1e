import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { IssuedStatus } from '../../../schema/contract/certificates';
import { certificateFilePath } from '../../../schema/contract/urls';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { WaveLine } from '../../art/parts/WaveLine';
import { formatDate, localizeField, useLanguage, useTranslation, type Language } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { CertificatePreview, certificatePreviewImage } from '../CertificatePreview';
import { statusStyles } from '../certificateStatus';
import { CertificateDetails } from './CertificateDetails';
import { VerifyForm } from './VerifyForm';
import type { VerifiedCertificateFragment } from './__generated__/VerificationScreen';

/** The query returns issued certificates only. */
const issuedStatusOf = ({ status }: VerifiedCertificateFragment): IssuedStatus =>
  status === 'awaiting_name' ? 'revoked' : status;

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

/** State, facts and document of an issued certificate. */
export function VerificationResult({ certificate }: CertificateProps) {
  const { t } = useTranslation('certificates');
  const isValid = certificate.status === 'valid';
  return (
    <>
      <ResultMeta certificate={certificate} />
      <StatusBanner certificate={certificate} />
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
  const state = t(`verify.meta.${issuedStatusOf(certificate)}`, { number });
  const holder = language === 'ar' ? holderNameAr : holderName;
  const course = localizeField(certificate, 'courseTitle', language);
  return (
    <PageMeta
      title={state}
      description={
        holder ? t('verify.meta.description', { state, holder, course }) : t('verify.meta.anonymous', { state, course })
      }
      isIndexed={false}
      previewImage={certificatePreviewImage(code)}
    />
  );
}

const bannerStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: { xs: 1.5, sm: 3 },
  padding: { xs: 2.5, sm: '28px 32px' },
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'currentColor',
} as const;

function StatusBanner({ certificate }: CertificateProps) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const { issuedAt, revokedAt } = certificate;
  const status = issuedStatusOf(certificate);
  const { Icon, ground, ink } = statusStyles[status];
  const dates = { valid: issuedAt, revoked: revokedAt, replaced: null };
  const date = dates[status];
  return (
    <Box sx={{ ...bannerStyles, backgroundColor: ground, color: ink }}>
      <Icon size={72} />
      <div>
        <Typography component="h1" variant="h2" sx={{ color: 'inherit' }}>
          {t(`verify.result.${status}`)}
        </Typography>
        <Typography sx={{ marginBlockStart: 0.5, color: 'text.primary' }}>
          {t(`verify.result.${status}Text`, { date: date ? formatDate(date, language) : '' })}
        </Typography>
      </div>
    </Box>
  );
}

const languageOrder = { ar: ['ar', 'en'], en: ['en', 'ar'] } as const;

interface BilingualProps {
  texts: Readonly<Record<Language, string>>;
  variant: 'h2' | 'h4';
}

/** The same in both languages, that of the page first. */
function Bilingual({ texts, variant }: BilingualProps) {
  const { language } = useLanguage();
  return languageOrder[language].map((each, index) => (
    <Typography
      key={each}
      component="p"
      variant={index === 0 ? variant : 'h5'}
      sx={{ fontWeight: index === 0 ? 800 : 500 }}
    >
      <bdi lang={each}>{texts[each]}</bdi>
    </Typography>
  ));
}

/** Who completed which course, and the details. */
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
          <Bilingual texts={{ en: holderName, ar: holderNameAr }} variant="h2" />
        ) : (
          <Typography sx={{ fontSize: '1.125rem' }}>{t('facts.deleted')}</Typography>
        )}
        <Typography component="h2" variant="body2" sx={{ ...eyebrowStyles, marginBlockStart: 3 }}>
          {t('verify.result.completed')}
        </Typography>
        <Bilingual texts={{ en: courseTitle, ar: courseTitleAr || courseTitle }} variant="h4" />
      </Box>
      <WaveLine />
      <CertificateDetails certificate={certificate} />
    </Card>
  );
}

const eyebrowStyles = { color: 'text.secondary', fontWeight: 500, marginBlockEnd: 0.5 } as const;
