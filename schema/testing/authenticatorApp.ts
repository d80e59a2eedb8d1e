import { Secret, TOTP } from 'otpauth';

const period = 30;

/** An authenticator app with this key. */
export function createTestAuthenticator(key: string) {
  const secret = Secret.fromBase32(key);
  const codeOfStep = (step: number): string => TOTP.generate({ secret, period, timestamp: step * period * 1000 });
  const currentStep = (): number => TOTP.counter({ period });
  return {
    /** The code of a step relative to the current one. */
    code: (stepsAhead = 0): string => codeOfStep(currentStep() + stepsAhead),
    /** A code of 6 digits that is wrong in every accepted step. */
    wrongCode(): string {
      const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOfStep(currentStep() + steps)));
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
    },
  };
}
