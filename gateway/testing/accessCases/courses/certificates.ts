import { adminOnly, countItems, firstCaseRowId, sameForAll, sameForAllExcept, type AccessCases } from '../accessCase';
import { createCertificateFixture } from '../../../../schema/testing/certificateFixtures';
import { newestFirst, type HostileTextCases, type HostileTextContext } from '../hostileTextCase';

/** Certificates of `enrolledStudent` for courses of `trainer`; the third one awaits the name of `otherStudent`. */
const [validId, toRevokeId, awaitingId] = [firstCaseRowId, firstCaseRowId + 1, firstCaseRowId + 2] as const;
const codes = { valid: 'VA11DCERT1F1CATE', toRevoke: 'REV0KEDCERT1F1CA', awaiting: 'AWA1T1NGCERT1F1C' };
const names = { certificateName: 'Amina Haddad', certificateNameAr: 'أمينة حدّاد' };
const numberOf = (id: number) => `TYR-2020-${String(id).padStart(6, '0')}`;
const handle = 'enrolled-student';
const signInRequired = { visitor: 'UNAUTHENTICATED' };

const certificateFields =
  'evidence number code status holderName holderNameAr courseTitle courseTitleAr level hours lessonCount trainerName trainerNameAr completedAt issuedAt revokedAt';

const certificateSelection = certificateFields.replace(
  'evidence',
  'evidence { courseUpdatedAt quizzes { titleAr scorePercent passPercent } }',
);

interface UserWithNames {
  certificateName: string | null;
  certificateNameAr: string | null;
  learnerHandle: string | null;
}

/** Everybody with the code sees an issued certificate; the lists are for the holder, the course's trainer and admins. */
export const certificateAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const student = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'enrolledStudent' } } });
    const enrollments = await db.enrollment.findMany({
      where: { OR: [{ studentId: student.id }, { student: { username: { startsWith: 'otherStudent' } } }] },
      orderBy: { id: 'asc' },
      include: { course: { select: { isPublished: true } } },
    });
    const own = enrollments.filter(({ studentId }) => studentId === student.id);
    const [published, archived, others] = [
      own.find(({ course }) => course.isPublished),
      own.find(({ course }) => !course.isPublished),
      enrollments.find(({ studentId }) => studentId !== student.id),
    ];
    if (!published || !archived || !others) throw new Error('The personas have no such enrollments');
    await db.user.update({ where: { id: student.id }, data: { ...names, learnerHandle: handle } });
    await db.user.updateMany({ where: { username: { startsWith: 'admin' } }, data: { learnerHandle: 'admin' } });
    const certificateOf = (id: number, code: string, enrollment: typeof published) => ({
      id,
      code,
      number: numberOf(id),
      year: 2020,
      sequence: id,
      enrollmentId: enrollment.id,
      userId: enrollment.studentId,
      courseId: enrollment.courseId,
      courseTitle: 'Solar',
      courseTitleAr: 'شمسية',
      level: 'beginner' as const,
      duration: 90,
      lessonCount: 1,
      trainerName: 'Karim',
      completedAt: new Date(),
    });
    const issued = {
      status: 'valid' as const,
      issuedAt: new Date(),
      holderName: names.certificateName,
      holderNameAr: names.certificateNameAr,
    };
    await db.certificate.createMany({
      data: [
        { ...certificateOf(validId, codes.valid, published), ...issued },
        { ...certificateOf(toRevokeId, codes.toRevoke, archived), ...issued },
        { ...certificateOf(awaitingId, codes.awaiting, others), status: 'awaiting_name' },
      ],
    });
  },
  rest: [
    {
      route: 'GET /api/my-certificates',
      observe: countItems,
      outcomes: sameForAllExcept(0, { visitor: 401, enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      route: 'GET /api/certificates/:code',
      path: () => `/api/certificates/${codes.valid}`,
      outcomes: sameForAll(200),
    },
    {
      route: 'GET /api/certificates/:code',
      description: 'that awaits a name',
      path: () => `/api/certificates/${codes.awaiting}`,
      outcomes: sameForAll(404),
    },
  ],
  graphql: [
    {
      fields: ['Query.certificateSummary'],
      document: `query($number: String!) { certificateSummary(number: $number) { number status courseTitle courseTitleAr year } }`,
      variables: () => ({ number: numberOf(validId) }),
      observe: ({ certificateSummary }: { certificateSummary: { status: string } }) => certificateSummary.status,
      outcomes: sameForAll('valid'),
    },
    {
      fields: ['Query.certificate'],
      document: `query($code: String!) { certificate(code: $code) { ${certificateSelection} } }`,
      variables: () => ({ code: codes.valid }),
      observe: ({ certificate }: { certificate: { holderName: string } }) => certificate.holderName,
      outcomes: sameForAll(names.certificateName),
    },
    {
      fields: ['Query.learner'],
      document: `query($handle: String!) { learner(handle: $handle) { handle name nameAr certificates { ${certificateSelection} } } }`,
      variables: () => ({ handle }),
      observe: ({ learner }: { learner: { certificates: unknown[] } }) => learner.certificates.length,
      outcomes: sameForAll(2),
    },
    {
      fields: ['Query.myCertificates'],
      document: `{ myCertificates { id enrollmentId courseId revocationReason ${certificateSelection} } }`,
      observe: ({ myCertificates }: { myCertificates: unknown[] }) => myCertificates.length,
      outcomes: sameForAllExcept(0, { ...signInRequired, enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      fields: ['Query.certificates'],
      document: `{ certificates { totalCount nodes { id enrollmentId courseId revocationReason ${certificateSelection} } } }`,
      observe: ({ certificates }: { certificates: { totalCount: number } }) => certificates.totalCount,
      outcomes: {
        visitor: 'UNAUTHENTICATED',
        student: 0,
        enrolledStudent: 2,
        otherStudent: 1,
        trainer: 2,
        otherTrainer: 1,
        admin: 3,
      },
    },
    {
      fields: ['Enrollment.certificate'],
      document: '{ enrollments { nodes { certificate { code revocationReason } } } }',
      observe: ({ enrollments }: { enrollments: { nodes: { certificate: object | null }[] } }) =>
        enrollments.nodes.filter(({ certificate }) => certificate).length,
      outcomes: {
        visitor: 'UNAUTHENTICATED',
        student: 0,
        enrolledStudent: 2,
        otherStudent: 1,
        trainer: 2,
        otherTrainer: 1,
        admin: 3,
      },
    },
    {
      fields: [
        'Query.adminCertificates',
        'AdminCertificate.email',
        'AdminCertificate.accountName',
        'AdminCertificate.revocationCause',
        'AdminCertificate.revocationReason',
        'AdminCertificate.replacedByNumber',
        'AdminCertificate.userId',
      ],
      document: `{ adminCertificates { totalCount rows {
        id userId courseId accountName email revocationCause revocationReason replacedByNumber createdAt ${certificateSelection} } } }`,
      observe: ({ adminCertificates }: { adminCertificates: { totalCount: number } }) => adminCertificates.totalCount,
      outcomes: adminOnly(3),
    },
    {
      fields: ['User.certificateName', 'User.certificateNameAr', 'User.isCertificateNameFixed', 'User.learnerHandle'],
      document:
        'query($id: ID!) { user(id: $id) { certificateName certificateNameAr isCertificateNameFixed learnerHandle } }',
      variables: ({ users }) => ({ id: users.enrolledStudent.id }),
      observe: ({ user }: { user: UserWithNames | null }) => user && `${user.certificateName}, ${user.learnerHandle}`,
      outcomes: adminOnly(`${names.certificateName}, ${handle}`),
    },
    {
      // The same spelling is no change for the student whose name is fixed.
      fields: ['Mutation.confirmCertificateName'],
      document:
        'mutation($input: CertificateNameInput!) { confirmCertificateName(input: $input) { status holderName } }',
      variables: () => ({ input: { name: names.certificateName, nameAr: names.certificateNameAr } }),
      observe: ({ confirmCertificateName }: { confirmCertificateName: unknown[] }) => confirmCertificateName.length,
      outcomes: sameForAllExcept(0, { ...signInRequired, otherStudent: 1 }),
    },
    {
      fields: ['Mutation.setLearnerHandle'],
      document: 'mutation { setLearnerHandle(handle: null) { learnerHandle } }',
      observe: ({ setLearnerHandle }: { setLearnerHandle: UserWithNames }) => setLearnerHandle.learnerHandle,
      outcomes: sameForAllExcept(null, signInRequired),
    },
    {
      fields: ['Mutation.revokeCertificate'],
      document: 'mutation($id: ID!) { revokeCertificate(id: $id, reason: "Issued by mistake") { status } }',
      variables: () => ({ id: toRevokeId }),
      observe: ({ revokeCertificate }: { revokeCertificate: { status: string } }) => revokeCertificate.status,
      outcomes: adminOnly('revoked'),
    },
    {
      fields: ['Mutation.reissueCertificate'],
      document:
        'mutation($id: ID!, $input: ReissueCertificateInput!) { reissueCertificate(id: $id, input: $input) { status } }',
      variables: () => ({ id: validId, input: { name: 'Amina Hadad', nameAr: 'أمينة حداد' } }),
      observe: ({ reissueCertificate }: { reissueCertificate: { status: string } }) => reissueCertificate.status,
      outcomes: adminOnly('valid'),
    },
  ],
  publicFields: {
    CertificateEvidence: 'quizzes courseUpdatedAt',
    CertificateQuiz: 'lessonId title titleAr scorePercent passPercent criticalQuestions topics',
    PublicCertificate: certificateFields,
    CertificateSummary: 'number status courseTitle courseTitleAr year',
    Certificate: `id enrollmentId courseId revocationReason ${certificateFields}`,
    AdminCertificate: `id courseId createdAt ${certificateFields}`,
    AdminCertificateList: 'rows totalCount',
    CertificateConnection: 'edges nodes pageInfo totalCount',
    CertificateEdge: 'cursor node',
    LearnerPage: 'handle name nameAr certificates',
  },
};

/** Latin letters that differ for each number. */
const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const namesOf = (n: number) => ({ name: `Amina ${letters(n)}`, nameAr: 'أمينة حدّاد' });

/** A valid certificate. */
async function createCertificate({ db }: HostileTextContext) {
  const scene = await createCertificateFixture(db);
  await scene.complete();
  const { id } = await db.certificate.findFirstOrThrow({ where: { userId: scene.student.id } });
  return { id };
}

/** Only the first call of the admin's mutations succeeds: it changes the state. */
export const certificateHostileTextCases: HostileTextCases = {
  confirmCertificateName: {
    persona: 'student',
    input: namesOf,
    selection: '{ id }',
    findStoredRow: async ({ db, users }) => {
      const user = await db.user.findUnique({ where: { id: users.student.id } });
      return user && { name: user.certificateName, nameAr: user.certificateNameAr };
    },
  },
  setLearnerHandle: {
    persona: 'student',
    input: (n) => ({ handle: `learner-${n}` }),
    selection: '{ id }',
  },
  revokeCertificate: {
    persona: 'admin',
    input: (n) => ({ reason: `Mistake ${n}` }),
    createArguments: createCertificate,
    selection: '{ id }',
    findStoredRow: async ({ db }, { id }) => {
      const certificate = await db.certificate.findUnique({ where: { id } });
      return certificate && { reason: certificate.revocationReason };
    },
  },
  reissueCertificate: {
    persona: 'admin',
    input: namesOf,
    createArguments: createCertificate,
    selection: '{ id }',
    findStoredRow: async ({ db }) => {
      const certificate = await db.certificate.findFirst(newestFirst);
      return certificate && { name: certificate.holderName, nameAr: certificate.holderNameAr };
    },
  },
};
