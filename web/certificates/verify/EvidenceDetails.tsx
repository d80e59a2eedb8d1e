import { formatDate, localizeField, useLanguage, useTranslation } from '../../language';
import type { VerifiedCertificateFragment } from './__generated__/VerificationScreen';
import { CertificateDetail } from './CertificateDetail';

/** What was shown in the final quiz; nothing for certificates of before there were quizzes. */
export function EvidenceDetails({ evidence }: Pick<VerifiedCertificateFragment, 'evidence'>) {
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
