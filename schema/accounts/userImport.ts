import { auditedTransaction } from '../audit/auditedTransaction';
import { limits } from '../contract/limits';
import { problems } from '../contract/problems/problems';
import { formatValidationMessage, type ValidationMessageKey } from '../contract/problems/validationMessages';
import { normalizeUsername } from '../contract/validation/accounts';
import { createUserSchema, userImportSchema, type CreateUserData } from '../contract/validation/users';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/errors';
import { parseUserCsv, type UserImportError } from './userCsvParser';
import { toUserColumns, onDuplicateUser } from './userService';

interface UserImportSummary {
  rows: number;
  created: number;
  errors: UserImportError[];
}

const UserImportErrorType = builder.objectRef<UserImportError>('UserImportError').implement({
  description: 'Why a row of a file cannot be imported.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file that the row begins in; its header is line 1.' }),
    field: t.exposeString('field', { nullable: true, description: 'The column; null for the row or file as a whole.' }),
    message: t.string({
      description: "The reason, in the caller's language.",
      resolve: ({ messageKey }, _args, { language }) =>
        messageKey in problems
          ? problems[messageKey as 'emailTaken'].text[language]
          : formatValidationMessage(messageKey, language),
    }),
  }),
});

const UserImportResultType = builder.objectRef<UserImportSummary>('UserImportResult').implement({
  description: 'What became of a file of people: all of them have accounts, or none has.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'People that the file names.' }),
    created: t.exposeInt('created', { description: 'Accounts made: as many as rows, or none.' }),
    errorCount: t.int({
      description: 'How many errors the file has.',
      resolve: ({ errors }) => errors.length,
    }),
    errors: t.field({
      type: [UserImportErrorType],
      description: `Its errors in their order, the first ${limits.userImport.errors}; none for a file that can be imported.`,
      resolve: ({ errors }) => errors.slice(0, limits.userImport.errors),
    }),
  }),
});

const UserImportInput = builder.inputType('UserImportInput', {
  description: 'A file of people.',
  fields: (t) => ({
    csv: t.string({
      required: true,
      description:
        `The file's text, ${limits.userImport.rows} rows and ${limits.userImport.kilobytes} KB at most, under a header in English ` +
        'or Arabic: firstName, lastName, username, email, password, role and, if need be, phone.',
    }),
    dryRun: t.boolean({ required: true, description: 'True to hear of its errors alone; nothing is made.' }),
  }),
});

builder.mutationField('importUsers', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: UserImportResultType,
    description:
      'Makes an account for each row of a file, or none where any row has a fault. Problems: notSignedIn, notAllowed, ' +
      'invalidInput, and emailTaken or usernameTaken where somebody was quicker.',
    args: { input: t.arg({ type: UserImportInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input }, context) => {
      const { csv, dryRun } = validate(userImportSchema, input);
      const { drafts, ...checkedFile } = await validateUserRows(csv, context);
      if (dryRun || checkedFile.errors.length > 0) return { ...checkedFile, created: 0 };
      await createUsers(drafts, context);
      return { ...checkedFile, created: drafts.length };
    },
  }),
);

interface ValidatedUserRow {
  line: number;
  draft: CreateUserData;
}

/** Each row as a draft, and what is wrong with the rows, with one another and with the accounts there are. */
async function validateUserRows(csv: string, context: SignedInContext) {
  const sheet = parseUserCsv(csv);
  const errors = [...sheet.errors];
  const drafted: ValidatedUserRow[] = [];
  for (const { line, cells } of sheet.rows) {
    const result = createUserSchema.safeParse({ preferredLanguage: context.language, ...cells });
    if (result.success) drafted.push({ line, draft: result.data });
    const seen = new Set<string>();
    for (const { path, message } of result.error?.issues ?? []) {
      const field = path.join('.');
      if (!seen.has(field)) errors.push({ line, field, messageKey: message as ValidationMessageKey });
      seen.add(field);
    }
  }
  errors.push(...findDuplicateRows(drafted), ...(await findRowsOfExistingUsers(drafted, context)));
  return {
    rows: sheet.rows.length,
    errors: errors.sort((one, other) => one.line - other.line),
    drafts: drafted.map(({ draft }) => draft),
  };
}

/** Rows that claim what an earlier row has. */
function findDuplicateRows(drafted: readonly ValidatedUserRow[]): UserImportError[] {
  const errors: UserImportError[] = [];
  const emails = new Set<string>();
  const names = new Set<string>();
  for (const { line, draft } of drafted) {
    if (emails.has(draft.email)) errors.push({ line, field: 'email', messageKey: 'duplicateEmail' });
    if (names.has(normalizeUsername(draft.username)))
      errors.push({ line, field: 'username', messageKey: 'duplicateUsername' });
    emails.add(draft.email);
    names.add(normalizeUsername(draft.username));
  }
  return errors;
}

/** Rows that claim what an account has. */
async function findRowsOfExistingUsers(
  drafted: readonly ValidatedUserRow[],
  { db }: SignedInContext,
): Promise<UserImportError[]> {
  const email = { in: drafted.map(({ draft }) => draft.email) };
  const key = { in: drafted.map(({ draft }) => normalizeUsername(draft.username)) };
  const select = { email: true, usernameKey: true };
  const holders = await db.user.findMany({ where: { OR: [{ email }, { usernameKey: key }] }, select });
  const emails = new Set(holders.map((holder) => holder.email));
  const names = new Set(holders.map((holder) => holder.usernameKey));
  return drafted.flatMap(({ line, draft }) => {
    const errors: UserImportError[] = [];
    if (emails.has(draft.email)) errors.push({ line, field: 'email', messageKey: 'emailTaken' });
    if (names.has(normalizeUsername(draft.username)))
      errors.push({ line, field: 'username', messageKey: 'usernameTaken' });
    return errors;
  });
}

/**
 * Passwords are hashed before the transaction, two at a time: hundreds of them must not keep others from signing in. Whoever
 * has been told meanwhile that it failed finds nothing made.
 */
async function createUsers(drafts: readonly CreateUserData[], context: SignedInContext): Promise<void> {
  const data: Awaited<ReturnType<typeof toUserColumns>>[] = [];
  for (let at = 0; at < drafts.length; at += 2) {
    data.push(...(await Promise.all(drafts.slice(at, at + 2).map(toUserColumns))));
    if (context.isAborted()) throw new Problem('unavailable');
  }
  await auditedTransaction(context, (tx) => tx.user.createMany({ data })).catch(onDuplicateUser);
}
