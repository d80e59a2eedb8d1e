import type { Certificate, Prisma } from '../../prisma/generated/client';
import type { CertificateEvidence, CertificateQuiz } from '../contract/certificateEvidence';
import { certificateStatuses, issuedStatuses, type CertificateData } from '../contract/certificates';
import { minutesToCeilHours } from '../contract/text/format/formatters';
import { builder } from '../core/builder';
import { hasAdminRights } from '../core/permissionProblem';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { EnrollmentType } from '../learning/enrollment';
import { AttemptTopicType } from '../quizzes/attempts/attemptType';

export const CertificateStatusType = builder.enumType('CertificateStatus', {
  description:
    '`awaiting_name`: the holder has not confirmed the spelling of the name; `valid`; `revoked`; `replaced`: another certificate has the corrected name.',
  values: certificateStatuses,
});

const CertificateQuizType = builder.objectRef<CertificateQuiz>('CertificateQuiz').implement({
  description: 'A passed quiz of a completed course.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    title: t.exposeString('title', { description: 'English title of the lesson.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the lesson.' }),
    scorePercent: t.exposeInt('scorePercent', {
      description: 'Score of the first passed attempt in percent, rounded down.',
    }),
    passPercent: t.exposeInt('passPercent', { description: 'Percent that was needed.' }),
    criticalQuestions: t.exposeInt('criticalQuestions', {
      description: 'Number of questions that fail an attempt when missed; all of them were answered right.',
    }),
    topics: t.field({
      type: [AttemptTopicType],
      description: 'Results by topic.',
      complexity: { multiplier: 10 },
      resolve: ({ topics }) => topics,
    }),
  }),
});

const CertificateEvidenceType = builder.objectRef<CertificateEvidence>('CertificateEvidence').implement({
  description: 'What the holder has shown, when the course was completed.',
  fields: (t) => ({
    quizzes: t.field({
      type: [CertificateQuizType],
      description:
        'Passed quizzes in course order, optional and withdrawn ones before the others; the last one is the final quiz.',
      complexity: { multiplier: 3 },
      resolve: ({ quizzes }) => quizzes,
    }),
    courseUpdatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the latest edit of a published lesson; null without one.',
      resolve: ({ courseUpdatedAt }) => (courseUpdatedAt === null ? null : new Date(courseUpdatedAt)),
    }),
  }),
});

/** As the SQL function `certificate_evidence` wrote it. */
const toEvidence = (stored: Prisma.JsonValue): CertificateEvidence | null =>
  stored as unknown as CertificateEvidence | null;

/** What a certificate says; it never changes. */
export const CertificateFactsType = builder.prismaInterface('Certificate', {
  variant: 'CertificateFacts',
  select: { id: true },
  description: 'What a certificate says, and whether it is valid.',
  fields: (t) => ({
    number: t.exposeString('number', { description: '"TYR-2026-000123"; without gaps in each year.' }),
    code: t.exposeString('code', {
      description: "16 characters of Crockford's base 32; who has it may see the facts.",
    }),
    status: t.expose('status', { type: CertificateStatusType, description: 'State of the certificate.' }),
    holderName: t.exposeString('holderName', {
      nullable: true,
      description: "Holder's name in Latin script; null while it is awaited and after the account was deleted.",
    }),
    holderNameAr: t.exposeString('holderNameAr', { nullable: true, description: "Holder's name in Arabic script." }),
    courseTitle: t.exposeString('courseTitle', {
      description: 'Title of the course in English when the certificate was created.',
    }),
    courseTitleAr: t.exposeString('courseTitleAr', {
      description: 'Title of the course in Arabic when the certificate was created.',
    }),
    level: t.expose('level', { type: CourseLevelType, description: 'Level of the course.' }),
    hours: t.int({
      description: 'Duration of the course in hours, rounded up.',
      select: { duration: true },
      resolve: ({ duration }) => minutesToCeilHours(duration),
    }),
    lessonCount: t.exposeInt('lessonCount', {
      description: 'Number of published lessons when the certificate was created.',
    }),
    trainerName: t.exposeString('trainerName', { description: 'First and last name of the trainer.' }),
    trainerNameAr: t.exposeString('trainerNameAr', {
      nullable: true,
      description:
        'The same for texts in Arabic; null on certificates that were issued before there were two spellings.',
    }),
    completedAt: t.expose('completedAt', { type: 'DateTime', description: 'When the course was completed.' }),
    evidence: t.field({
      type: CertificateEvidenceType,
      nullable: true,
      description: 'What was shown; null for certificates that were issued before there were quizzes.',
      select: { evidence: true },
      resolve: ({ evidence }) => toEvidence(evidence),
    }),
    issuedAt: t.expose('issuedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the certificate became valid; null while the name is awaited.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the certificate was revoked; null otherwise.',
    }),
  }),
});

export const PublicCertificateType = builder.prismaObject('Certificate', {
  variant: 'PublicCertificate',
  select: { id: true },
  interfaces: [CertificateFactsType],
  description: 'What everybody who has the code of a certificate may know.',
});

/** Numbers can be counted up, so that they name neither the holder nor the code. */
export const CertificateSummaryType = builder.prismaObject('Certificate', {
  variant: 'CertificateSummary',
  select: { id: true },
  description: 'What everybody who has only the number of a certificate may know: that it exists, and its state.',
  fields: (t) => ({
    number: t.exposeString('number', { description: '"TYR-2026-000123"; without gaps in each year.' }),
    status: t.expose('status', { type: CertificateStatusType, description: 'State of the certificate.' }),
    courseTitle: t.exposeString('courseTitle', { description: 'English title of the completed course.' }),
    courseTitleAr: t.exposeString('courseTitleAr', { description: 'Arabic title of the completed course.' }),
    year: t.exposeInt('year', { description: 'Year in the number.' }),
  }),
});

export const CertificateType = builder.prismaObject('Certificate', {
  select: { id: true },
  interfaces: [CertificateFactsType],
  description: "A certificate of a completed course, visible to its holder, the course's trainer and admins.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    enrollmentId: t.exposeID('enrollmentId', { description: 'Key of the completed enrollment.' }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    revocationReason: t.string({
      nullable: true,
      description: 'Why an admin revoked it; null otherwise, and for anybody but the holder and admins.',
      select: { userId: true, revocationReason: true },
      resolve: ({ userId, revocationReason }, _args, { viewer }) =>
        viewer?.id === userId || hasAdminRights(viewer) ? revocationReason : null,
    }),
  }),
});

/** `select` of an enrollment's latest certificate. */
const latestCertificate = { orderBy: { id: 'desc' }, take: 1 } as const;

builder.prismaObjectFields(EnrollmentType, (t) => ({
  certificate: t.field({
    type: CertificateType,
    nullable: true,
    description:
      'Latest certificate of the enrollment; null before the completion and for courses without certificates.',
    select: (_args, _context, nested) => ({ certificates: nested(latestCertificate) }),
    resolve: ({ certificates }) => certificates[0] ?? null,
  }),
}));

export const issuedCertificateWhere = { status: { in: [...issuedStatuses] }, issuedAt: { not: null } };

/**
 * The facts of an issued certificate.
 * @throws Error for a certificate that awaits a name
 */
export function toCertificateData(certificate: Certificate): CertificateData {
  const { status, issuedAt, duration } = certificate;
  if (status === 'awaiting_name' || !issuedAt) throw new Error(`Certificate ${certificate.id} was not issued`);
  const { number, code, holderName, holderNameAr, courseTitle, courseTitleAr } = certificate;
  const { level, lessonCount, trainerName, trainerNameAr, completedAt } = certificate;
  const evidence = toEvidence(certificate.evidence);
  const hours = minutesToCeilHours(duration);
  return {
    number,
    code,
    status,
    holderName,
    holderNameAr,
    courseTitle,
    courseTitleAr,
    level,
    hours,
    lessonCount,
    trainerName,
    trainerNameAr,
    completedAt,
    issuedAt,
    evidence,
  };
}
