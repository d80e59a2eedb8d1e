import { hashRecoveryCode } from '../../../../schema/accounts/secondFactor/secondFactorCodes';
import { createChallenge } from '../../../../schema/accounts/secondFactor/secondFactorChallenge';
import { recoveryCodeAlphabet } from '../../../../schema/contract/validation/accounts/secondFactor';
import { createLinkTokens } from '../../../../schema/core/services/linkTokens';
import { testSessionSecret } from '../../testGateway';
import type { SeededPlatform } from '../../personas';
import {
  firstCaseRowId,
  adminOnly,
  bulkSuccessCount,
  sameForAll,
  sameForAllExcept,
  type AccessCases,
} from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

const wrongProof = 'input: { password: "wrong", code: "123456" }';
/** Signed-in users get to the check of the password or code. */
const ownAccountOnly = sameForAllExcept('BAD_USER_INPUT', { visitor: 'UNAUTHENTICATED' });

/** The account whose second step every persona completes, each with a recovery code of its own. */
const signingIn = { id: firstCaseRowId + 50, passwordHash: 'hash', codesUsed: 0 };
const recoveryCodes = recoveryCodeAlphabet.split('').flatMap((a) => ['A', 'B'].map((b) => `${a}${b}`.padEnd(12, '2')));

function signInBody() {
  const { challenge } = createChallenge(createLinkTokens(testSessionSecret), signingIn);
  return { challenge, code: recoveryCodes[(signingIn.codesUsed += 1)] };
}

/** Users manage their own second factor; admins remove that of others. */
export const secondFactorAccessCases: AccessCases = {
  seed: async ({ db, createUser }) => {
    const { id: userId, passwordHash } = signingIn;
    await createUser({ id: userId, passwordHash });
    await db.secondFactor.create({ data: { userId, secret: 'x', confirmedAt: new Date() } });
    await db.recoveryCode.createMany({
      data: recoveryCodes.map((code) => ({ userId, hash: hashRecoveryCode(userId, code) })),
    });
    const user = await db.user.findFirstOrThrow({ where: { firstName: 'otherStudent' } });
    await db.secondFactor.create({ data: { userId: user.id, secret: 'x', confirmedAt: new Date() } });
  },
  rest: [{ route: 'POST /api/login/second-factor', body: signInBody, outcomes: sameForAll(200) }],
  graphql: [
    {
      fields: ['Query.mySecondFactor'],
      document: '{ mySecondFactor { enabledAt recoveryCodesLeft } }',
      observe: ({ mySecondFactor }: { mySecondFactor: object | null }) => mySecondFactor !== null,
      outcomes: sameForAllExcept(false, { visitor: 'UNAUTHENTICATED', otherStudent: true }),
    },
    {
      fields: ['Mutation.startSecondFactor'],
      document: 'mutation { startSecondFactor(input: { password: "wrong" }) { secret uri } }',
      observe: () => true,
      outcomes: ownAccountOnly,
    },
    {
      fields: ['Mutation.confirmSecondFactor'],
      document: 'mutation { confirmSecondFactor(input: { code: "123456" }) }',
      observe: () => true,
      outcomes: ownAccountOnly,
    },
    {
      fields: ['Mutation.createRecoveryCodes'],
      document: `mutation { createRecoveryCodes(${wrongProof}) }`,
      observe: () => true,
      outcomes: ownAccountOnly,
    },
    {
      fields: ['Mutation.disableSecondFactor'],
      document: `mutation { disableSecondFactor(${wrongProof}) }`,
      observe: () => true,
      outcomes: ownAccountOnly,
    },
    {
      fields: ['Mutation.verifySecondFactor'],
      document: 'mutation { verifySecondFactor(input: { challenge: "a.b", code: "123456" }) { token } }',
      observe: () => true,
      outcomes: sameForAll('UNAUTHENTICATED'),
    },
    {
      fields: ['Mutation.removeSecondFactors'],
      document: 'mutation($ids: [ID!]!) { removeSecondFactors(ids: $ids) { succeeded failed { id } } }',
      variables: ({ users }: SeededPlatform) => ({ ids: [users.otherStudent.id] }),
      observe: bulkSuccessCount('removeSecondFactors'),
      outcomes: adminOnly(1),
    },
  ],
  publicFields: {
    SecondFactor: 'enabledAt recoveryCodesLeft',
    SecondFactorSetup: 'secret uri',
    SecondFactorChallenge: 'method challenge expiresAt',
  },
};

const proof = () => ({ password: 'secret-1', code: '123456' });

export const secondFactorHostileTextCases: HostileTextCases = {
  startSecondFactor: { persona: 'student', input: () => ({ password: 'secret-1' }), selection: '{ uri }' },
  confirmSecondFactor: { persona: 'student', input: () => ({ code: '123456' }), selection: '' },
  createRecoveryCodes: { persona: 'student', input: proof, selection: '' },
  disableSecondFactor: { persona: 'student', input: proof, selection: '' },
  verifySecondFactor: {
    persona: 'visitor',
    input: () => ({ challenge: 'a.b', code: '123456' }),
    selection: '{ user { id } }',
  },
};
