import { createCertificateFixture } from '../../../schema/testing/certificateFixtures';
import { newestFirst, type HostileTextCases, type HostileTextContext } from './hostileTextCase';

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
export const certificateMutationCases: HostileTextCases = {
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
