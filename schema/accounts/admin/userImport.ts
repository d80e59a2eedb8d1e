import type { z } from 'zod';
import { nameColumns } from '../../contract/text/names/displayName';
import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { bounds } from '../../contract/bounds';
import { pageSizes } from '../../contract/pageSizes';
import type { ValidationMessageKey } from '../../contract/problems/validationMessages';
import { toPhoneDigits, toSearchText } from '../../contract/search/searchText';
import { emailField, normalizeUsername } from '../../contract/validation/accounts/accounts';
import {
  createUserSchema,
  updateUserSchema,
  userImportSchema,
  type CreateUserData,
} from '../../contract/validation/accounts/users';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { validate, Problem } from '../../core/problem';
import { openCourseFor, type EnrollableCourse } from '../../learning/adminEnrollments';
import { registrationSelect, hasUnconfirmedRegistration } from '../unconfirmedRegistration';
import { newAccountSelect, notifyNewAccounts } from '../links/newAccountNotifications';
import { isRefusedPassword } from '../passwords/passwordRules';
import { toUserColumns, onDuplicateUser, updateUserColumns, type UserUpdate } from './userService';
import { parseUserCsv, parseYesNo, type ParsedUserCsv, type UserCsvRow, type UserImportError } from './userCsvParser';
import { readImportFile } from './importFile';
import {
  findEnrollmentErrors,
  findImportCourse,
  toImportEnrollments,
  type ImportedPerson,
  type UserImportEnrollment,
} from './userImportEnrollment';
import { TextEncodingType, UserImportResultType } from './userImportResult';
import { makeUsernames } from './madeUsernames';

const UserImportInput = builder.inputType('UserImportInput', {
  description: 'A CSV file of users: `csv` or `file`.',
  fields: (t) => ({
    csv: t.string({
      description:
        `CSV text, maximum ${bounds.userImport.rows} rows and ${bounds.userImport.kilobytes} KB, with a header in English, ` +
        'French or Arabic: firstName, lastName, email, optionally username, firstNameAr, lastNameAr, phone, password, role and isActive.',
    }),
    file: t.string({ description: 'The bytes of the file in Base64, in any encoding of spreadsheets.' }),
    encoding: t.field({
      type: TextEncodingType,
      description: 'Encoding of `file`, to choose one of several that are plausible.',
    }),
    courseId: t.id({
      description: 'Key of a published course in which every person of the file is enrolled, without payment.',
    }),
    dryRun: t.boolean({ required: true, description: 'True to validate only, without creating accounts.' }),
  }),
});

builder.mutationField('importUsers', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: UserImportResultType,
    description:
      'Creates an account for each row of a file, or nothing if any row is invalid. A row without a password whose email ' +
      'belongs to a user updates the names, username and phone of that user; another role or state is an error of the row. A new user ' +
      'without a role column is a student; one without a username gets one made of the email address or the name; one without a password gets a mail with a link to set it. A file that several encodings read in different ways is not ' +
      'imported until one is chosen. With a course, the people of all rows are enrolled in the same transaction; a row whose email belongs to ' +
      'a user then never is a new user, its password is not used, and only active students are valid. An account that registered with its email and never confirmed it is neither enrolled nor changed. ' +
      'emailTaken and usernameTaken: a user registered during the import.',
    problems: ['invalidInput', 'courseNotFound', 'emailTaken', 'usernameTaken'],
    args: { input: t.arg({ type: UserImportInput, required: true, description: 'The file and options.' }) },
    resolve: async (_root, { input }, context) => {
      const { dryRun, courseId, ...file } = validate(userImportSchema, input);
      const course = courseId == null ? null : await findImportCourse(context.db, courseId);
      const { csv, encoding, encodings, problem } = readImportFile(file);
      const parsed = parseUserCsv(csv);
      const content = {
        encoding,
        encodings,
        unknownColumns: parsed.unknownColumns,
        rows: parsed.rows.length,
        preview: parsed.rows.slice(0, pageSizes.userImport.preview),
      };
      const nothingWritten = { ...content, newUsers: 0, changedUsers: 0, created: 0, updated: 0, enrollments: [] };
      if (problem) return { ...nothingWritten, rows: 0, errors: [problem] };
      const { errors, ...rows } = await validateUserRows(parsed, { isEnrolling: course !== null, context });
      const { newUsers, updates } = rows;
      const counts = { newUsers: newUsers.length, changedUsers: updates.length };
      if (errors.length > 0) return { ...nothingWritten, ...counts, errors };
      const { refused, enrollments } = await writeUsers({ ...rows, course, isDryRun: dryRun }, context);
      if (refused) return { ...nothingWritten, ...counts, errors: [refused] };
      if (dryRun) return { ...nothingWritten, ...counts, enrollments, errors: [] };
      return { ...content, ...counts, created: newUsers.length, updated: updates.length, enrollments, errors: [] };
    },
  }),
);

const existingUserColumns = {
  id: true,
  ...nameColumns,
  username: true,
  email: true,
  phone: true,
  role: true,
  isActive: true,
  ...registrationSelect,
} as const;
type ExistingUser = Prisma.UserGetPayload<{ select: typeof existingUserColumns }>;

interface ChangedUserRow {
  line: number;
  id: number;
  changes: UserUpdate;
}

/** Email and username of a valid row, and the id of the user that it updates. */
interface RowKeys {
  line: number;
  id?: number;
  email: string;
  username: string;
  isUnconfirmed?: boolean;
}

interface RowValidation {
  /** Whether the people of the file are enrolled in a course. */
  isEnrolling: boolean;
  context: SignedInContext;
}

/** Validates each row, and checks for duplicates within the file and with other users. */
async function validateUserRows(parsedCsv: ParsedUserCsv, validation: RowValidation) {
  const { isEnrolling, context } = validation;
  const findRefusal = isEnrolling ? findEnrollmentErrors : () => [];
  const errors = [...parsedCsv.errors];
  const newUsers: CreateUserData[] = [];
  const updates: ChangedUserRow[] = [];
  const keys: RowKeys[] = [];
  for (const { line, cells, user, username } of await identifyRows(parsedCsv.rows, validation)) {
    const row = { ...cells, username, isActive: parseYesNo(cells.isActive) };
    const newUser = user ? undefined : createUserSchema.safeParse({ ...newUserDefaults(context), ...row });
    const update = user && updateUserSchema.safeParse(withoutStoredPhone(row, user));
    if (user && update?.data) {
      const planned = planUpdate(line, user, update.data, isEnrolling);
      updates.push(...planned.updates);
      errors.push(...planned.errors);
      keys.push(planned.key);
    }
    if (newUser?.data) {
      const { email, username, password } = newUser.data;
      newUsers.push(newUser.data);
      errors.push(...findRefusal(line, newUser.data));
      keys.push({ line, email, username });
      if (isRefusedPassword(context, password, newUser.data))
        errors.push({ line, field: 'password', messageKey: 'passwordTooCommon' });
    }
    errors.push(...toRowErrors(line, (newUser ?? update)?.error));
  }
  errors.push(...findDuplicateRows(keys), ...(await findRowsOfOtherUsers(keys, context)));
  return { errors: errors.sort((a, b) => a.line - b.line), newUsers, updates, people: keys };
}

interface PlannedUpdate {
  key: RowKeys;
  updates: ChangedUserRow[];
  errors: UserImportError[];
}

/** What a row does to its existing user. An account that may be a stranger's is never changed, and is left out of an enrollment. */
function planUpdate(line: number, user: ExistingUser, update: UserUpdate, isEnrolling: boolean): PlannedUpdate {
  const { id, email } = user;
  const isUnconfirmed = hasUnconfirmedRegistration(user);
  if (isUnconfirmed && isEnrolling)
    return { key: { line, id, email, username: user.username, isUnconfirmed }, updates: [], errors: [] };
  const key = { line, id, email, username: update.username ?? user.username };
  const refusals = isEnrolling ? findEnrollmentErrors(line, user) : [];
  const errors = firstNonEmpty(refusals, findRightsErrors(line, user, update));
  const changes = findChanges(user, update);
  if (Object.keys(changes).length === 0) return { key, updates: [], errors };
  if (isUnconfirmed) errors.push({ line, field: 'email', messageKey: 'unconfirmedAccount' });
  return { key, updates: [{ line, id, changes }], errors };
}

/** Who cannot be enrolled at all is refused for this reason alone. */
const firstNonEmpty = (first: UserImportError[], second: UserImportError[]): UserImportError[] =>
  first.length > 0 ? first : second;

/** Adds to each row the user that it updates, and the username that it has or that is made for a new user. */
async function identifyRows(rows: readonly UserCsvRow[], { isEnrolling, context }: RowValidation) {
  // A list of people to enroll names existing users on purpose.
  const mayUpdate = ({ cells }: UserCsvRow) => isEnrolling || !cells.password;
  const usersByEmail = await findUsersToUpdate(rows.filter(mayUpdate), context);
  const identified = rows.map((row) => ({
    ...row,
    user: mayUpdate(row) ? usersByEmail.get(readEmail(row.cells.email)) : undefined,
  }));
  const newRows = identified.filter(({ user }) => !user).map(({ cells }) => cells);
  const usernames = await makeUsernames(context.db, newRows);
  return identified.map((row) => ({ ...row, username: row.cells.username?.trim() || usernames.get(row.cells) }));
}

/** A phone number from before the present rules does not stop a file in which it is unchanged. */
const withoutStoredPhone = <Row extends { phone?: string }>({ phone, ...others }: Row, user: ExistingUser) =>
  phone?.trim() === user.phone ? others : { ...others, phone };

function toRowErrors(line: number, error: z.ZodError | undefined): UserImportError[] {
  const errors = new Map<string, UserImportError>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { line, field, messageKey: message as ValidationMessageKey });
  }
  return [...errors.values()];
}

const newUserDefaults = ({ language }: SignedInContext) => ({ preferredLanguage: language, role: 'student' });

/** The address as it is stored; '' for a cell without one. */
const readEmail = (cell: string): string => emailField.safeParse(cell).data ?? '';

/** The existing users of rows, by email. */
async function findUsersToUpdate(rows: readonly UserCsvRow[], { db }: SignedInContext) {
  const emails = rows.map(({ cells }) => readEmail(cells.email));
  const users = await db.user.findMany({
    where: { email: { in: emails }, deletedAt: null },
    select: existingUserColumns,
  });
  return new Map(users.map((user) => [user.email, user]));
}

/** Without the first zero, which spreadsheets drop. */
const subscriberDigits = (phone: string | null): string => toPhoneDigits(toSearchText(phone)).replace(/^0/, '');

/**
 * Rights that a row would change. An old file must not restore them, and a list of new people must not give them to a
 * stranger who registered with one of the addresses.
 */
const findRightsErrors = (line: number, user: ExistingUser, update: UserUpdate): UserImportError[] =>
  (['role', 'isActive'] as const)
    .filter((field) => update[field] !== undefined && update[field] !== user[field])
    .map((field) => ({ line, field, messageKey: 'unchangedByImport' }));

/** The columns that differ, without role and state. A phone number with the same digits is the same. */
function findChanges(user: ExistingUser, update: UserUpdate): UserUpdate {
  const { firstName, lastName, firstNameAr, lastNameAr, username, phone } = update;
  const isSamePhone = phone === undefined || subscriberDigits(phone) === subscriberDigits(user.phone);
  const columns = { firstName, lastName, firstNameAr, lastNameAr, username, ...(!isSamePhone && { phone }) };
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && value !== user[name as keyof typeof columns],
    ),
  );
}

/** Rows that repeat the email or username of an earlier row. */
function findDuplicateRows(rows: readonly RowKeys[]): UserImportError[] {
  const errors: UserImportError[] = [];
  const emails = new Set<string>();
  const names = new Set<string>();
  for (const { line, email, username } of rows) {
    const name = normalizeUsername(username);
    if (emails.has(email)) errors.push({ line, field: 'email', messageKey: 'duplicateEmail' });
    if (names.has(name)) errors.push({ line, field: 'username', messageKey: 'duplicateUsername' });
    emails.add(email);
    names.add(name);
  }
  return errors;
}

/** Rows with the email or username of a user whom they do not update. */
async function findRowsOfOtherUsers(rows: readonly RowKeys[], { db }: SignedInContext): Promise<UserImportError[]> {
  const emails = { in: rows.map(({ email }) => email) };
  const names = { in: rows.map(({ username }) => normalizeUsername(username)) };
  const existingUsers = await db.user.findMany({
    where: { OR: [{ email: emails }, { usernameKey: names }] },
    select: { id: true, email: true, usernameKey: true },
  });
  const idByEmail = new Map(existingUsers.map((user) => [user.email, user.id]));
  const idByName = new Map(existingUsers.map((user) => [user.usernameKey, user.id]));
  return rows.flatMap(({ line, id, email, username }) => {
    const errors: UserImportError[] = [];
    const nameOwner = idByName.get(normalizeUsername(username));
    if (id === undefined && idByEmail.has(email)) errors.push({ line, field: 'email', messageKey: 'emailTaken' });
    if (nameOwner !== undefined && nameOwner !== id)
      errors.push({ line, field: 'username', messageKey: 'usernameTaken' });
    return errors;
  });
}

/** Rolls back the transaction of a dry run. */
class DryRunEnded extends Error {}

interface UserWrite {
  newUsers: readonly CreateUserData[];
  updates: readonly ChangedUserRow[];
  /** All rows, which are enrolled in the course. */
  people: readonly ImportedPerson[];
  course: EnrollableCourse | null;
  isDryRun: boolean;
}

/**
 * Writes all rows or none. Hashes two passwords at a time, before the transaction, to leave CPU time for sign-ins. An
 * aborted request writes nothing. A dry run tries the updates and enrollments of existing users, whose rules depend on other rows.
 * @returns what the course is for each row, or the error of the first update that is refused
 */
async function writeUsers(
  { newUsers, updates, people, course, isDryRun }: UserWrite,
  context: SignedInContext,
): Promise<{ refused?: UserImportError; enrollments: UserImportEnrollment[] }> {
  if (isDryRun && updates.length === 0 && !course) return { enrollments: [] };
  const data = isDryRun ? [] : await hashPasswords(newUsers, context);
  let line = 0;
  let enrollments: UserImportEnrollment[] = [];
  try {
    await auditedTransaction(context, async (tx) => {
      for (const update of updates) {
        ({ line } = update);
        const { username } = update.changes;
        const key = username === undefined ? {} : { usernameKey: normalizeUsername(username) };
        await updateUserColumns(tx, { id: update.id, data: { ...update.changes, ...key } }, context.viewer);
      }
      line = 0;
      const created = data.length > 0 ? await tx.user.createManyAndReturn({ data, select: newAccountSelect }) : [];
      if (created.length > 0) await notifyNewAccounts(tx, created);
      if (course) {
        const existing = people.flatMap(({ id, isUnconfirmed }) => (id === undefined || isUnconfirmed ? [] : [{ id }]));
        enrollments = toImportEnrollments(people, await openCourseFor(tx, course, [...existing, ...created]));
      }
      if (isDryRun) throw new DryRunEnded();
    }).catch(onDuplicateUser);
  } catch (error) {
    if (error instanceof DryRunEnded) return { enrollments };
    if (!(error instanceof Problem) || line === 0) throw error;
    return { refused: { line, field: Object.keys(error.fields)[0] ?? null, messageKey: error.code }, enrollments: [] };
  }
  return { enrollments };
}

async function hashPasswords(newUsers: readonly CreateUserData[], context: SignedInContext) {
  const data: Awaited<ReturnType<typeof toUserColumns>>[] = [];
  for (let index = 0; index < newUsers.length; index += 2) {
    data.push(...(await Promise.all(newUsers.slice(index, index + 2).map(toUserColumns))));
    if (context.isAborted()) throw new Problem('unavailable');
  }
  return data;
}
