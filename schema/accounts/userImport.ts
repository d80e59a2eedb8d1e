import { auditedTransaction } from '../audit/auditedTransaction';
import { fieldLabelsAr } from '../contract/labels/fieldLabelsAr';
import { fieldLabelsEn } from '../contract/labels/fieldLabelsEn';
import { limits } from '../contract/limits';
import type { Role } from '../contract/permissions';
import { problems } from '../contract/problems/problems';
import { formatValidationMessage, type ValidationMessageKey } from '../contract/problems/validationMessages';
import { toSearchText } from '../contract/search/searchText';
import { normalizeUsername } from '../contract/validation/accounts';
import { createUserSchema, userImportSchema, type CreateUserData } from '../contract/validation/users';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/errors';
import { isRefusedPassword } from './passwordRules';
import { toUserColumns, onDuplicateUser } from './userService';
import { CsvError, parse } from 'csv-parse/sync';
import { roleLabelsAr, userCsvColumns, type UserCsvColumn } from '../contract/userCsv';

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
    if (result.success && isRefusedPassword(context, result.data.password, result.data))
      errors.push({ line, field: 'password', messageKey: 'passwordTooCommon' });
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

/** An error of a CSV file with its line, and its column if it concerns one. */
interface UserImportError {
  line: number;
  field: string | null;
  messageKey: ValidationMessageKey | 'emailTaken' | 'usernameTaken';
}

interface UserCsvRow {
  line: number;
  /** Blank or missing columns are ''. */
  cells: Record<UserCsvColumn, string>;
}

interface ParsedUserCsv {
  rows: UserCsvRow[];
  /** If there are errors of the file as a whole, there are no rows. */
  errors: UserImportError[];
}

/** Excel's separator line. Replaced by an empty line, so that line numbers do not change. */
const separatorLinePattern = /^\uFEFF?sep=[;,\t]?(?=\n)/i;

const unreadableCsv = (...errors: UserImportError[]): ParsedUserCsv => ({ rows: [], errors });

/**
 * Parses a user CSV with an English or Arabic header. The separator (comma, semicolon or tab) is the most frequent one
 * in the header. Unknown columns are ignored.
 */
export function parseUserCsv(csv: string): ParsedUserCsv {
  const records = parseCsvRecords(csv.replace(/\r\n?/g, '\n').replace(separatorLinePattern, ''));
  if (!Array.isArray(records)) return unreadableCsv(records);
  const [header, ...dataRecords] = records;
  if (!header || dataRecords.length === 0) return unreadableCsv({ line: 1, field: null, messageKey: 'emptyCsv' });
  const firstExcessRow = dataRecords[limits.userImport.rows];
  if (firstExcessRow) return unreadableCsv({ line: firstExcessRow.line, field: null, messageKey: 'tooManyRows' });
  const columns = header.cells.map(columnFromHeading);
  const errors = findHeaderErrors(columns, header.line);
  if (errors.length > 0) return unreadableCsv(...errors);
  const blank = Object.fromEntries(userCsvColumns.map((column) => [column, ''])) as UserCsvRow['cells'];
  const rows = dataRecords.map(({ line, cells }) => {
    const values = columns.flatMap((column, index) =>
      column ? [[column, parseCell(column, cells[index] ?? '')] as const] : [],
    );
    return { line, cells: { ...blank, ...Object.fromEntries(values) } };
  });
  return { rows, errors: [] };
}

/** Ignores case, hamza variants, spaces, hyphens and underscores. */
const normalizeLabel = (text: string): string => toSearchText(text).replace(/[\s_-]/g, '');

/** Headings of earlier templates. */
const otherHeadings: { [Column in UserCsvColumn]?: string[] } = {
  firstName: ['الاسم الأول'],
  lastName: ['اسم العائلة'],
};

const columnsByLabel = new Map(
  userCsvColumns.flatMap((column) =>
    [column, fieldLabelsEn[column], fieldLabelsAr[column], ...(otherHeadings[column] ?? [])].map((name) => [
      normalizeLabel(name),
      column,
    ]),
  ),
);
const rolesByLabel = new Map(
  Object.entries(roleLabelsAr).flatMap(([role, ar]) => [role, ar].map((name) => [normalizeLabel(name), role as Role])),
);

/** Undefined for a column that is not imported. */
const columnFromHeading = (heading: string): UserCsvColumn | undefined => columnsByLabel.get(normalizeLabel(heading));

/** Returns the cell itself if it is not a role name. */
const roleFromLabel = (cell: string): string => rolesByLabel.get(normalizeLabel(cell)) ?? cell;

interface CsvRecord {
  line: number;
  cells: string[];
}

function parseCsvRecords(csv: string): CsvRecord[] | UserImportError {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: detectDelimiter(csv),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    return records.map(({ record, raw, info }) => ({
      // The parser reports the last line of a record; compute the first.
      line: info.lines - (raw.trim().split('\n').length - 1),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines), field: null, messageKey: 'invalidCsv' };
  }
}

function detectDelimiter(csv: string): string {
  const header = csv.trimStart().split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

function findHeaderErrors(columns: (UserCsvColumn | undefined)[], line: number): UserImportError[] {
  return userCsvColumns.flatMap((field): UserImportError[] => {
    const count = columns.filter((column) => column === field).length;
    if (count > 1) return [{ line, field, messageKey: 'duplicateColumn' }];
    return count === 0 && field !== 'phone' ? [{ line, field, messageKey: 'missingColumn' }] : [];
  });
}

/** Removes the apostrophe that spreadsheets and our exports put before formula-like text ("+213…"). */
function parseCell(column: UserCsvColumn, cell: string): string {
  if (column === 'password') return cell;
  const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
  return column === 'role' ? roleFromLabel(text) : text;
}
