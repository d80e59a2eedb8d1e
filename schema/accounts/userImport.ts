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
  description: 'Error of a row in an import file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line on which the row starts; the header is line 1.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Column; null for an error of the row or the file.',
    }),
    message: t.string({
      description: 'Reason, in the language of the request.',
      resolve: ({ messageKey }, _args, { language }) =>
        messageKey in problems
          ? problems[messageKey as 'emailTaken'].text[language]
          : formatValidationMessage(messageKey, language),
    }),
  }),
});

const UserImportResultType = builder.objectRef<UserImportSummary>('UserImportResult').implement({
  description: 'Result of a user import: all rows are imported, or none.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'Number of rows in the file.' }),
    created: t.exposeInt('created', { description: 'Number of created accounts: equal to `rows`, or 0.' }),
    errorCount: t.int({
      description: 'Total number of errors.',
      resolve: ({ errors }) => errors.length,
    }),
    errors: t.field({
      type: [UserImportErrorType],
      description: `Errors by line, maximum ${limits.userImport.errors}; empty if the file can be imported.`,
      resolve: ({ errors }) => errors.slice(0, limits.userImport.errors),
    }),
  }),
});

const UserImportInput = builder.inputType('UserImportInput', {
  description: 'A CSV file of users.',
  fields: (t) => ({
    csv: t.string({
      required: true,
      description:
        `CSV text, maximum ${limits.userImport.rows} rows and ${limits.userImport.kilobytes} KB, with a header in English ` +
        'or Arabic: firstName, lastName, username, email, password, role and optionally phone.',
    }),
    dryRun: t.boolean({ required: true, description: 'True to validate only, without creating accounts.' }),
  }),
});

builder.mutationField('importUsers', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: UserImportResultType,
    description:
      'Creates an account for each row of a file, or none if any row is invalid. Problems: notSignedIn, notAllowed, ' +
      'invalidInput, and emailTaken or usernameTaken if a user registered during the import.',
    args: { input: t.arg({ type: UserImportInput, required: true, description: 'The file and options.' }) },
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

/** Validates each row, and checks for duplicates within the file and with existing users. */
async function validateUserRows(csv: string, context: SignedInContext) {
  const parsedCsv = parseUserCsv(csv);
  const errors = [...parsedCsv.errors];
  const validRows: ValidatedUserRow[] = [];
  for (const { line, cells } of parsedCsv.rows) {
    const result = createUserSchema.safeParse({ preferredLanguage: context.language, ...cells });
    if (result.success) validRows.push({ line, draft: result.data });
    const reportedFields = new Set<string>();
    for (const { path, message } of result.error?.issues ?? []) {
      const field = path.join('.');
      if (!reportedFields.has(field)) errors.push({ line, field, messageKey: message as ValidationMessageKey });
      reportedFields.add(field);
    }
  }
  errors.push(...findDuplicateRows(validRows), ...(await findRowsOfExistingUsers(validRows, context)));
  return {
    rows: parsedCsv.rows.length,
    errors: errors.sort((a, b) => a.line - b.line),
    drafts: validRows.map(({ draft }) => draft),
  };
}

/** Rows that repeat the email or username of an earlier row. */
function findDuplicateRows(validRows: readonly ValidatedUserRow[]): UserImportError[] {
  const errors: UserImportError[] = [];
  const emails = new Set<string>();
  const names = new Set<string>();
  for (const { line, draft } of validRows) {
    if (emails.has(draft.email)) errors.push({ line, field: 'email', messageKey: 'duplicateEmail' });
    if (names.has(normalizeUsername(draft.username)))
      errors.push({ line, field: 'username', messageKey: 'duplicateUsername' });
    emails.add(draft.email);
    names.add(normalizeUsername(draft.username));
  }
  return errors;
}

/** Rows with the email or username of an existing user. */
async function findRowsOfExistingUsers(
  validRows: readonly ValidatedUserRow[],
  { db }: SignedInContext,
): Promise<UserImportError[]> {
  const email = { in: validRows.map(({ draft }) => draft.email) };
  const key = { in: validRows.map(({ draft }) => normalizeUsername(draft.username)) };
  const select = { email: true, usernameKey: true };
  const existingUsers = await db.user.findMany({ where: { OR: [{ email }, { usernameKey: key }] }, select });
  const emails = new Set(existingUsers.map((holder) => holder.email));
  const names = new Set(existingUsers.map((holder) => holder.usernameKey));
  return validRows.flatMap(({ line, draft }) => {
    const errors: UserImportError[] = [];
    if (emails.has(draft.email)) errors.push({ line, field: 'email', messageKey: 'emailTaken' });
    if (names.has(normalizeUsername(draft.username)))
      errors.push({ line, field: 'username', messageKey: 'usernameTaken' });
    return errors;
  });
}

/**
 * Hashes two passwords at a time, before the transaction, to leave CPU time for sign-ins. An aborted request creates
 * nothing.
 */
async function createUsers(drafts: readonly CreateUserData[], context: SignedInContext): Promise<void> {
  const data: Awaited<ReturnType<typeof toUserColumns>>[] = [];
  for (let index = 0; index < drafts.length; index += 2) {
    data.push(...(await Promise.all(drafts.slice(index, index + 2).map(toUserColumns))));
    if (context.isAborted()) throw new Problem('unavailable');
  }
  await auditedTransaction(context, (tx) => tx.user.createMany({ data })).catch(onDuplicateUser);
}
