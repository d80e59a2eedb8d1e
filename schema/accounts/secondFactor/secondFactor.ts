import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { periods } from '../../contract/periods';
import {
  secondFactorProofSchema,
  startSecondFactorSchema,
  totpCodeSchema,
} from '../../contract/validation/accounts/secondFactor';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { type SecondFactorChange, secondFactorChangedNotification } from '../../notifications/kinds/accountSecurity';
import { sendNotification } from '../../notifications/sendNotification';
import { endOtherSessions } from '../otherSessions';
import { lockOwnAccount } from '../accountLocks';
import { checkCurrentPassword } from '../passwords/currentPassword';
import {
  consumeCode,
  countRecoveryCodes,
  createTotpSecret,
  findTotpStep,
  replaceRecoveryCodes,
  secretOwner,
  totpAddress,
} from './secondFactorCodes';
import { UserType } from '../user';

const SecondFactorType = builder.prismaObject('SecondFactor', {
  select: { userId: true },
  description: 'The second factor of the signed-in user: an authenticator app and recovery codes.',
  fields: (t) => ({
    enabledAt: t.field({
      type: 'DateTime',
      description: 'Time when it was turned on.',
      select: { confirmedAt: true, createdAt: true },
      resolve: ({ confirmedAt, createdAt }) => confirmedAt ?? createdAt,
    }),
    recoveryCodesLeft: t.int({
      description: 'Number of recovery codes that were not used.',
      resolve: ({ userId }, _args, { db }) => countRecoveryCodes(db, userId),
    }),
  }),
});

const isOn = { confirmedAt: { not: null } } satisfies Prisma.SecondFactorWhereInput;

builder.queryField('mySecondFactor', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: SecondFactorType,
    nullable: true,
    description: 'The second factor of the signed-in user; null if it is off.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.secondFactor.findFirst({ ...query, where: { userId: viewer.id, ...isOn } }),
  }),
);

builder.prismaObjectFields(UserType, (t) => ({
  hasSecondFactor: t.boolean({
    description: 'True if signing in requires a code of an authenticator app.',
    select: { secondFactor: { select: { confirmedAt: true } } },
    resolve: ({ secondFactor }) => secondFactor?.confirmedAt != null,
  }),
  mustSetUpSecondFactor: t.boolean({
    description: 'True for an admin who may do no more than a student before setting up a second factor.',
    select: { id: true, role: true },
    resolve: async ({ id, role }, _args, { db, settings: { requiresAdminSecondFactor } }) =>
      requiresAdminSecondFactor &&
      role === 'admin' &&
      (await db.secondFactor.count({ where: { userId: id, ...isOn } })) === 0,
  }),
}));

interface SecondFactorSetup {
  secret: string;
  uri: string;
}

const SecondFactorSetupType = builder.objectRef<SecondFactorSetup>('SecondFactorSetup').implement({
  description: 'What an authenticator app needs; shown only once.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Key to type into the app, in base 32.' }),
    uri: t.exposeString('uri', { description: 'Content of the QR code: an `otpauth://` address with the key.' }),
  }),
});

const StartSecondFactorInput = builder.inputType('StartSecondFactorInput', {
  description: 'Proof that the owner of the account asks.',
  fields: (t) => ({ password: t.string({ required: true, description: 'Current password.' }) }),
});

const ConfirmSecondFactorInput = builder.inputType('ConfirmSecondFactorInput', {
  description: 'Proof that the authenticator app works.',
  fields: (t) => ({ code: t.string({ required: true, description: '6 digits that the app shows.' }) }),
});

const SecondFactorProofInput = builder.inputType('SecondFactorProofInput', {
  description: 'Proof that the owner of the account asks.',
  fields: (t) => ({
    password: t.string({ required: true, description: 'Current password.' }),
    code: t.string({ required: true, description: '6 digits of the authenticator app, or a recovery code.' }),
  }),
});

const proofProblems = ['invalidInput', 'wrongPassword', 'wrongCode', 'secondFactorIsOff', 'tooManyAttempts'] as const;

builder.mutationFields((t) => ({
  startSecondFactor: t.withAuth({ can: 'profile:write' }).field({
    type: SecondFactorSetupType,
    description: 'Starts the set-up of a second factor; it has no effect before `confirmSecondFactor`.',
    problems: ['invalidInput', 'wrongPassword', 'secondFactorIsOn', 'tooManyAttempts'],
    args: { input: t.arg({ type: StartSecondFactorInput, required: true, description: 'The password.' }) },
    resolve: (_root, { input }, context) => startSetup(input, context),
  }),
  confirmSecondFactor: t.withAuth({ can: 'profile:write' }).stringList({
    description:
      'Turns the second factor on, within an hour after the start, and ends all other sessions; the browser gets a new one. Returns 10 recovery codes, which are shown only ' +
      'once.',
    problems: ['invalidInput', 'wrongCode', 'setupNotStarted', 'tooManyAttempts'],
    args: { input: t.arg({ type: ConfirmSecondFactorInput, required: true, description: 'A code of the app.' }) },
    resolve: (_root, { input }, context) => confirmSetup(input, context),
  }),
  createRecoveryCodes: t.withAuth({ can: 'profile:write' }).stringList({
    description: 'Replaces all recovery codes. Returns the new ones, which are shown only once.',
    problems: proofProblems,
    args: { input: t.arg({ type: SecondFactorProofInput, required: true, description: 'Password and code.' }) },
    resolve: (_root, { input }, context) =>
      changeWithProof(input, context, 'newRecoveryCodes', (tx) => replaceRecoveryCodes(tx, context.viewer.id)),
  }),
  disableSecondFactor: t.withAuth({ can: 'profile:write' }).boolean({
    description: 'Turns the second factor off and ends all other sessions; the browser gets a new one.',
    problems: proofProblems,
    args: { input: t.arg({ type: SecondFactorProofInput, required: true, description: 'Password and code.' }) },
    resolve: (_root, { input }, context) => disableSecondFactor(input, context),
  }),
}));

async function startSetup(input: unknown, context: SignedInContext): Promise<SecondFactorSetup> {
  const { password } = validate(startSecondFactorSchema, input);
  const { id, email, passwordHash } = await checkCurrentPassword(password, context, 'password');
  const secret = createTotpSecret();
  const encrypted = context.services.secretCipher.encrypt(secret, secretOwner(id));
  await context.db.$transaction(async (tx) => {
    await lockOwnAccount(tx, context.viewer, passwordHash);
    const count = await tx.$executeRaw`
      INSERT INTO "second_factors" AS f ("userId", "secret") VALUES (${id}, ${encrypted})
      ON CONFLICT ("userId") DO UPDATE SET "secret" = ${encrypted}, "createdAt" = now() WHERE f."confirmedAt" IS NULL`;
    if (count === 0) throw new Problem('secondFactorIsOn');
  });
  return { secret, uri: totpAddress(secret, email) };
}

async function confirmSetup(input: unknown, context: SignedInContext): Promise<string[]> {
  const { code } = validate(totpCodeSchema, input);
  const {
    db,
    viewer,
    services: { rateLimiter, secretCipher },
  } = context;
  const userId = viewer.id;
  const startedAfter = new Date(Date.now() - periods.secondFactorSetupMinutes * 60_000);
  const setup = await db.secondFactor.findFirst({
    where: { userId, confirmedAt: null, createdAt: { gt: startedAfter } },
  });
  const secret = setup && secretCipher.decrypt(setup.secret, secretOwner(userId));
  if (!setup || secret === null) throw new Problem('setupNotStarted');
  const attempt = await rateLimiter.secondFactor(userId);
  const step = findTotpStep(secret, code, Date.now());
  if (step === null) {
    attempt.failed(userId);
    throw wrongCodeProblem();
  }
  const codes = await auditedTransaction(context, async (tx) => {
    await lockOwnAccount(tx, viewer);
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, confirmedAt: null, secret: setup.secret },
      data: { confirmedAt: new Date(), lastUsedStep: step },
    });
    if (count === 0) throw new Problem('setupNotStarted');
    const newCodes = await replaceRecoveryCodes(tx, userId);
    await endOtherSessions(tx, viewer);
    await notifyOfSecondFactorChange(tx, userId, 'enabled');
    return newCodes;
  });
  await attempt.succeeded();
  await renewOwnSession(context);
  return codes;
}

async function disableSecondFactor(input: unknown, context: SignedInContext): Promise<boolean> {
  await changeWithProof(input, context, 'disabled', async (tx) => {
    await deleteSecondFactor(tx, context.viewer.id);
    await endOtherSessions(tx, context.viewer);
  });
  await renewOwnSession(context);
  return true;
}

/** Sign-in has changed: a copied token of the browser is worth nothing any more. */
async function renewOwnSession({ db, viewer, services: { sessions } }: SignedInContext): Promise<void> {
  const account = await db.user.findUnique({
    where: { id: viewer.id },
    select: { id: true, email: true, passwordHash: true },
  });
  if (account) await sessions.renew(account);
}

/** Checks password and code, then changes the second factor and announces the change to the user. */
async function changeWithProof<Result>(
  input: unknown,
  context: SignedInContext,
  change: SecondFactorChange,
  write: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const { password, code } = validate(secondFactorProofSchema, input);
  const {
    db,
    viewer,
    services: { rateLimiter, secretCipher },
  } = context;
  const { passwordHash } = await checkCurrentPassword(password, context, 'password');
  if ((await db.secondFactor.count({ where: { userId: viewer.id, ...isOn } })) === 0)
    throw new Problem('secondFactorIsOff');
  const attempt = await rateLimiter.secondFactor(viewer.id);
  const result = await auditedTransaction(context, async (tx) => {
    await lockOwnAccount(tx, viewer, passwordHash);
    if ((await consumeCode(tx, secretCipher, viewer.id, code)) === null) {
      attempt.failed(viewer.id);
      throw wrongCodeProblem();
    }
    const written = await write(tx);
    await notifyOfSecondFactorChange(tx, viewer.id, change);
    return written;
  });
  await attempt.succeeded();
  return result;
}

/** Deletes the second factor, also one that is being set up, with its recovery codes; returns whether it was on. */
export async function deleteSecondFactor(tx: Prisma.TransactionClient, userId: number): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, ...isOn } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}

/**
 * Deletes a second factor that was set up or turned on after an instant.
 * @returns whether one was on
 */
export async function deleteSecondFactorSince(
  tx: Prisma.TransactionClient,
  userId: number,
  instant: Date,
): Promise<boolean> {
  await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
  const isLater = await tx.secondFactor.count({ where: { userId, confirmedAt: { gt: instant } } });
  return isLater > 0 && deleteSecondFactor(tx, userId);
}

/** Announces a change to the user, with the number of remaining recovery codes. */
export async function notifyOfSecondFactorChange(
  tx: Prisma.TransactionClient,
  userId: number,
  change: SecondFactorChange,
): Promise<void> {
  const codesLeft = await countRecoveryCodes(tx, userId);
  await sendNotification(tx, secondFactorChangedNotification, { userIds: [userId] }, { change, codesLeft });
}

export const wrongCodeProblem = (): Problem => new Problem('wrongCode', { fields: { code: 'wrongCode' } });
