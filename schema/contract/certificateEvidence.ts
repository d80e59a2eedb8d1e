import type { AttemptTopic } from './quizzes';

/** A passed quiz as a certificate states it. */
export interface CertificateQuiz {
  lessonId: number;
  title: string;
  titleAr: string;
  /** Of the first passed attempt, rounded down. */
  scorePercent: number;
  passPercent: number;
  /** Number of critical questions, all of which were answered right. */
  criticalQuestions: number;
  topics: AttemptTopic[];
}

/** What was shown for a certificate, as of its completion; written by the SQL function `certificate_evidence`. */
export interface CertificateEvidence {
  /** In the order of the course, optional and withdrawn ones before the others; the last one is its final quiz. */
  quizzes: CertificateQuiz[];
  /** ISO 8601 time of the latest edit of a published lesson; null without one. */
  courseUpdatedAt: string | null;
}
