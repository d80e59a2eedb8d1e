import { Box } from '@mui/material';
import { formatCertificateCode } from '../../../schema/contract/certificates';
import { formatDate, localizeField, useLanguage, usePlural, useTranslation } from '../../language';
import type { VerifiedCertificateFragment } from './__generated__/VerificationScreen';
import { CodeText } from '../../ui/text/CodeText';
import { EvidenceDetails } from './EvidenceDetails';
import { CertificateDetail } from './CertificateDetail';

export const detailGridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: 2.5,
  margin: 0,
  padding: { xs: 2.5, sm: 4 },
  paddingBlockStart: { xs: 1.5, sm: 2 },
} as const;

export function CertificateDetails({ certificate }: { certificate: VerifiedCertificateFragment }) {
  const { t } = useTranslation(['certificates', 'courses']);
  const formatCount = usePlural('courses');
  const { language } = useLanguage();
  const { number, code, completedAt, issuedAt, revokedAt, hours, lessonCount, level } = certificate;
  const duration = `${formatCount('hours', hours)} · ${formatCount('lessons', lessonCount)}`;
  return (
    <Box component="dl" sx={detailGridStyles}>
      <CertificateDetail label={t('facts.completed')}>{formatDate(completedAt, language)}</CertificateDetail>
      {issuedAt && <CertificateDetail label={t('facts.issued')}>{formatDate(issuedAt, language)}</CertificateDetail>}
      {revokedAt && <CertificateDetail label={t('facts.revoked')}>{formatDate(revokedAt, language)}</CertificateDetail>}
      <CertificateDetail label={t('facts.duration')}>{duration}</CertificateDetail>
      <CertificateDetail label={t('facts.level')}>{t(`courses:levels.${level}`)}</CertificateDetail>
      <CertificateDetail label={t('facts.trainer')}>
        <bdi>{localizeField(certificate, 'trainerName', language)}</bdi>
      </CertificateDetail>
      <EvidenceDetails evidence={certificate.evidence} />
      <CertificateDetail label={t('facts.number')}>
        <CodeText>{number}</CodeText>
      </CertificateDetail>
      <CertificateDetail label={t('facts.code')}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <CodeText>{formatCertificateCode(code)}</CodeText>
        </Box>
      </CertificateDetail>
    </Box>
  );
}
