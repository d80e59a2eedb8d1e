import type { CertificateData } from '../../../schema/contract/certificates';
import { defaultLanguage, type Language } from '../../../schema/contract/languages';
import { certificateFilePath, coursePath } from '../../../schema/contract/urls';
import { courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import { credentialsContext, openBadgesContext } from './jsonLdContextUrls';
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
  },
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
});

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
