import { verifySecondFactorSchema } from '../../contract/validation/accounts/secondFactor';
import { builder } from '../../core/builder';
import type { Context } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { AuthPayloadType, openSession, withTokenArg, type SignInResult } from '../authentication';
import { findChallengedAccount } from './secondFactorChallenge';
import { consumeCode } from './secondFactorCodes';
import { notifyOfSecondFactorChange, wrongCodeProblem } from './secondFactor';

const VerifySecondFactorInput = builder.inputType('VerifySecondFactorInput', {
  description: 'Second step of a sign-in.',
  fields: (t) => ({
    challenge: t.string({ required: true, description: 'Challenge of the first step.' }),
    code: t.string({ required: true, description: '6 digits of the authenticator app, or a recovery code.' }),
  }),
});

builder.mutationField('verifySecondFactor', (t) =>
  t.field({
    type: AuthPayloadType,
    description:
      'Signs in with the second factor, after `login`. A code is accepted once. After challengeNotValid, call `login` again.',
    problems: ['invalidInput', 'wrongCode', 'challengeNotValid', 'tooManyAttempts'],
    args: {
      input: t.arg({ type: VerifySecondFactorInput, required: true, description: 'Challenge and code.' }),
      withToken: t.arg.boolean(withTokenArg),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await verifyCode(input, context)), withToken }),
  }),
);

async function verifyCode(input: unknown, context: Context): Promise<SignInResult> {
  const { challenge, code } = validate(verifySecondFactorSchema, input);
  const {
    db,
    services: { rateLimiter, secretCipher },
  } = context;
  const account = await findChallengedAccount(context, challenge);
  const attempt = await rateLimiter.secondFactor(account.id);
  const accepted = await db.$transaction(async (tx) => {
    const kind = await consumeCode(tx, secretCipher, account.id, code);
    if (kind === 'recovery') await notifyOfSecondFactorChange(tx, account.id, 'recoveryCodeUsed');
    return kind !== null;
  });
  if (!accepted) {
    attempt.failed(account.id);
    throw (await hasSecondFactor(context, account.id)) ? wrongCodeProblem() : new Problem('challengeNotValid');
  }
  await attempt.succeeded();
  return { userId: account.id, token: await openSession(context, account) };
}

/** False if it was turned off after the first step of the sign-in. */
const hasSecondFactor = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<boolean> =>
  (await db.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;
