import type { CertificateEvidence, CertificateQuiz } from '../../../schema/contract/certificateEvidence';
import type { CertificateData } from '../../../schema/contract/certificates';
import { defaultLanguage, type Language } from '../../../schema/contract/languages';
import { certificateFilePath, coursePath } from '../../../schema/contract/site/urls';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { credentialsContext, openBadgesContext } from './jsonLdContextUrls';
import { describeEvidence, describeTopics } from '../evidenceText';
import { inBothLanguages, issuerProfile, type Issuer } from './issuer';
import { buildStatusEntry } from './statusList';

export interface CredentialData extends CertificateData {
  id: number;
  courseId: number;
  holderName: string;
  holderNameAr: string;
}

/** An `OpenBadgeCredential` without proof: Open Badges 3.0 over W3C Verifiable Credentials 2.0. */
export const buildCredential = (data: CredentialData, issuer: Issuer) => ({
  '@context': [credentialsContext, openBadgesContext],
  id: issuer.origin + certificateFilePath(data.code, 'json'),
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: inBothLanguages(data.courseTitle, data.courseTitleAr),
  issuer: issuerProfile(issuer),
  validFrom: toTimestamp(data.issuedAt),
  awardedDate: toTimestamp(data.completedAt),
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [...new Set([data.holderName, data.holderNameAr])].map(toNameIdentity),
    licenseNumber: data.number,
    achievement: buildAchievement(data, issuer),
    ...buildResults(data, issuer),
  },
  ...buildEvidence(data.evidence),
  credentialStatus: buildStatusEntry(data.id, issuer),
});

/** XML Schema's `dateTimeStamp`, in whole seconds: other libraries write fractions in other ways. */
const toTimestamp = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** A name in plain text; the property's name says "hash" in this case too (Open Badges 3.0, `IdentityObject`). */
const toNameIdentity = (name: string) => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash: name,
  identityType: 'name',
});

const buildAchievement = (data: CredentialData, { origin }: Issuer) => ({
  id: origin + coursePath(data.courseId),
  type: ['Achievement'],
  achievementType: 'CertificateOfCompletion',
  name: inBothLanguages(data.courseTitle, data.courseTitleAr),
  description: inBothLanguages(describeCourse.en(data), describeCourse.ar(data), '\n\n'),
  criteria: { narrative: inBothLanguages(criteria.en, criteria.ar, '\n\n') },
  inLanguage: defaultLanguage,
  ...describeResults(data, origin),
});

const quizzesOf = ({ evidence }: CredentialData) => evidence?.quizzes ?? [];

const resultIdOf = ({ courseId }: CredentialData, origin: string, { lessonId }: CertificateQuiz): string =>
  `${origin}${coursePath(courseId)}#quiz-${lessonId}`;

/** What each quiz of the course asked for (Open Badges 3.0, `ResultDescription`). Absent without quizzes. */
function describeResults(data: CredentialData, origin: string) {
  const resultDescription = quizzesOf(data).map((quiz) => ({
    id: resultIdOf(data, origin, quiz),
    type: ['ResultDescription'],
    name: inBothLanguages(quiz.title, quiz.titleAr),
    resultType: 'Percent',
    valueMin: '0',
    valueMax: '100',
    requiredValue: String(quiz.passPercent),
  }));
  return resultDescription.length > 0 ? { resultDescription } : {};
}

/** The score of each quiz (Open Badges 3.0, `Result`). */
function buildResults(data: CredentialData, { origin }: Issuer) {
  const result = quizzesOf(data).map((quiz) => ({
    type: ['Result'],
    resultDescription: resultIdOf(data, origin, quiz),
    value: String(quiz.scorePercent),
  }));
  return result.length > 0 ? { result } : {};
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

const describeForReaders = (evidence: CertificateEvidence | null, language: Language): string =>
  [...describeEvidence(evidence, language, toDay), describeTopics(evidence, language)].filter(Boolean).join('. ');

/** The same in words, with critical questions and topics. */
function buildEvidence(evidence: CertificateEvidence | null) {
  const narrative = inBothLanguages(describeForReaders(evidence, 'en'), describeForReaders(evidence, 'ar'), '\n\n');
  return narrative === ''
    ? {}
    : { evidence: [{ type: ['Evidence'], name: 'Final quiz | الاختبار النهائي', narrative }] };
}

const describeCourse: Record<Language, (data: CredentialData) => string> = {
  en: ({ courseTitle, level, hours, lessonCount, trainerName }) =>
    `Course “${courseTitle}”. Level: ${level}. Hours: ${hours}. Lessons: ${lessonCount}. Trainer: ${trainerName}.`,
  ar: ({ courseTitleAr, level, hours, lessonCount, trainerName, trainerNameAr }) =>
    `دورة «${courseTitleAr}». المستوى: ${courseLevelLabelsAr[level]}. عدد الساعات: ${hours}. عدد الدروس: ${lessonCount}. المدرّب: ${trainerNameAr ?? trainerName}.`,
};

const criteria: Record<Language, string> = {
  en: 'The holder completed all lessons of the course.',
  ar: 'أتمّ صاحب الشهادة جميع دروس الدورة.',
};
