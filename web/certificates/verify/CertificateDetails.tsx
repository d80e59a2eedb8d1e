import { Box } from '@mui/material';
import { formatCertificateCode } from '../../../schema/contract/certificates';
import { formatDate, localizeField, useLanguage, usePlural, useTranslation } from '../../language';
import type { VerifiedCertificateFragment } from './__generated__/VerificationScreen';
import { CodeText } from '../../ui/text/CodeText';
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

/** What was shown in the final quiz; nothing for certificates of before there were quizzes. */
function EvidenceDetails({ evidence }: Pick<VerifiedCertificateFragment, 'evidence'>) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const finalQuiz = evidence?.quizzes.at(-1);
  if (!evidence || !finalQuiz) return null;
  const { scorePercent, passPercent, criticalQuestions, topics } = finalQuiz;
  const { courseUpdatedAt } = evidence;
  return (
    <>
      <CertificateDetail label={t('facts.finalQuiz')}>
        {t('facts.score', { score: `${scorePercent}%`, line: `${passPercent}%` })}
      </CertificateDetail>
      {criticalQuestions > 0 && (
        <CertificateDetail label={t('facts.critical')}>
          {t('facts.allRight', { count: criticalQuestions })}
        </CertificateDetail>
      )}
      {courseUpdatedAt && (
        <CertificateDetail label={t('facts.updated')}>{formatDate(courseUpdatedAt, language)}</CertificateDetail>
      )}
      {topics.length > 0 && (
        <CertificateDetail label={t('facts.topics')}>
          {topics.map((topic, index) => (
            <span key={topic.tag}>
              {index > 0 && ' · '}
              <bdi>{localizeField(topic, 'name', language)}</bdi> <bdi>{topic.percent}%</bdi>
            </span>
          ))}
        </CertificateDetail>
      )}
    </>
  );
}
