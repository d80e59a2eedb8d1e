import type { HostileTextCases } from './hostileTextCase';

const proof = () => ({ password: 'secret-1', code: '123456' });

export const secondFactorMutationCases: HostileTextCases = {
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
