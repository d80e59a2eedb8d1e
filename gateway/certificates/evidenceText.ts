import type { CertificateEvidence, CertificateQuiz } from '../../schema/contract/certificateEvidence';
import type { Language } from '../../schema/contract/languages';

const labels: Record<Language, (quiz: CertificateQuiz) => string[]> = {
  en: ({ scorePercent, passPercent, criticalQuestions }) => [
    `Final quiz: ${scorePercent}%, pass line ${passPercent}%`,
    ...(criticalQuestions > 0 ? [`Critical questions: ${criticalQuestions} of ${criticalQuestions} right`] : []),
  ],
  ar: ({ scorePercent, passPercent, criticalQuestions }) => [
    `الاختبار النهائي: ${scorePercent}%، حد النجاح ${passPercent}%`,
    ...(criticalQuestions > 0 ? [`الأسئلة الحرجة: ${criticalQuestions} صحيحة من ${criticalQuestions}`] : []),
  ],
};

const updateLabel: Record<Language, string> = { en: 'Lessons as of', ar: 'آخر تحديث للدروس' };

/**
 * What was shown, in short parts: score, critical questions and age of the lessons. Empty without a quiz.
 * @param formatDate writes the day of a time
 */
export function describeEvidence(
  evidence: CertificateEvidence | null,
  language: Language,
  formatDate: (date: Date, language: Language) => string,
): string[] {
  const finalQuiz = evidence?.quizzes.at(-1);
  if (!evidence || !finalQuiz) return [];
  const { courseUpdatedAt } = evidence;
  const update = courseUpdatedAt
    ? [`${updateLabel[language]}: ${formatDate(new Date(courseUpdatedAt), language)}`]
    : [];
  return [...labels[language](finalQuiz), ...update];
}

/** The topics of the final quiz with their results: "Safety 100%, Sizing 90%". */
export const describeTopics = (evidence: CertificateEvidence | null, language: Language): string =>
  (evidence?.quizzes.at(-1)?.topics ?? [])
    .map(({ tag, name = tag, nameAr = tag, percent }) => `${language === 'ar' ? nameAr : name} ${percent}%`)
    .join(language === 'ar' ? '، ' : ', ');
