import { acting } from '../acting';
import { builder } from '../builder';
import type { SignedInContext } from '../context';
import { limits } from '../contract/limits';
import { problems } from '../contract/problems';
import { sentence, type SentenceKey } from '../contract/sentences';
import { usernameKey } from '../contract/validation/accounts';
import { userDraft, userImport, type UserDraft } from '../contract/validation/users';
import { checked, Problem } from '../errors';
import { sheetOf, type ImportFault } from './csv';
import { storedUser } from './manage';
import { takenMeans } from './taken';

interface Import {
  rows: number;
  created: number;
  faults: ImportFault[];
}

const ImportFaultType = builder.objectRef<ImportFault>('ImportFault').implement({
  description: 'Why a row of a file cannot be imported.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file that the row begins in; its header is line 1.' }),
    field: t.exposeString('field', { nullable: true, description: 'The column; null for the row or file as a whole.' }),
    message: t.string({
      description: "The reason, in the caller's language.",
      resolve: ({ complaint }, _args, { language }) =>
        complaint in problems ? problems[complaint as 'emailTaken'].text[language] : sentence(complaint, language),
    }),
  }),
});

const UserImportType = builder.objectRef<Import>('UserImport').implement({
  description: 'What became of a file of people: all of them have accounts, or none has.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'People that the file names.' }),
    created: t.exposeInt('created', { description: 'Accounts made: as many as rows, or none.' }),
    faultCount: t.int({
      description: 'How many faults the file has.',
      resolve: ({ faults }) => faults.length,
    }),
    faults: t.field({
      type: [ImportFaultType],
      description: `Its faults in their order, the first ${limits.userImport.faults}; none for a file that can be imported.`,
      resolve: ({ faults }) => faults.slice(0, limits.userImport.faults),
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
    dryRun: t.boolean({ required: true, description: 'True to hear of its faults alone; nothing is made.' }),
  }),
});

builder.mutationField('importUsers', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: UserImportType,
    description:
      'Makes an account for each row of a file, or none where any row has a fault. Problems: notSignedIn, notAllowed, ' +
      'invalidInput, and emailTaken or usernameTaken where somebody was quicker.',
    args: { input: t.arg({ type: UserImportInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input }, context) => {
      const { csv, dryRun } = checked(userImport, input);
      const { drafts, ...checkedFile } = await draftsOf(csv, context);
      if (dryRun || checkedFile.faults.length > 0) return { ...checkedFile, created: 0 };
      await createAll(drafts, context);
      return { ...checkedFile, created: drafts.length };
    },
  }),
);

interface Drafted {
  line: number;
  draft: UserDraft;
}

/** Each row as a draft, and what is wrong with the rows, with one another and with the accounts there are. */
async function draftsOf(csv: string, context: SignedInContext) {
  const sheet = sheetOf(csv);
  const faults = [...sheet.faults];
  const drafted: Drafted[] = [];
  for (const { line, cells } of sheet.rows) {
    const result = userDraft.safeParse({ preferredLanguage: context.language, ...cells });
    if (result.success) drafted.push({ line, draft: result.data });
    const seen = new Set<string>();
    for (const { path, message } of result.error?.issues ?? []) {
      const field = path.join('.');
      if (!seen.has(field)) faults.push({ line, field, complaint: message as SentenceKey });
      seen.add(field);
    }
  }
  faults.push(...twice(drafted), ...(await taken(drafted, context)));
  return {
    rows: sheet.rows.length,
    faults: faults.sort((one, other) => one.line - other.line),
    drafts: drafted.map(({ draft }) => draft),
  };
}

/** Rows that claim what an earlier row has. */
function twice(drafted: readonly Drafted[]): ImportFault[] {
  const faults: ImportFault[] = [];
  const emails = new Set<string>();
  const names = new Set<string>();
  for (const { line, draft } of drafted) {
    if (emails.has(draft.email)) faults.push({ line, field: 'email', complaint: 'emailTwice' });
    if (names.has(usernameKey(draft.username))) faults.push({ line, field: 'username', complaint: 'usernameTwice' });
    emails.add(draft.email);
    names.add(usernameKey(draft.username));
  }
  return faults;
}

/** Rows that claim what an account has. */
async function taken(drafted: readonly Drafted[], { db }: SignedInContext): Promise<ImportFault[]> {
  const email = { in: drafted.map(({ draft }) => draft.email) };
  const key = { in: drafted.map(({ draft }) => usernameKey(draft.username)) };
  const select = { email: true, usernameKey: true };
  const holders = await db.user.findMany({ where: { OR: [{ email }, { usernameKey: key }] }, select });
  const emails = new Set(holders.map((holder) => holder.email));
  const names = new Set(holders.map((holder) => holder.usernameKey));
  return drafted.flatMap(({ line, draft }) => {
    const faults: ImportFault[] = [];
    if (emails.has(draft.email)) faults.push({ line, field: 'email', complaint: 'emailTaken' });
    if (names.has(usernameKey(draft.username))) faults.push({ line, field: 'username', complaint: 'usernameTaken' });
    return faults;
  });
}

/**
 * Passwords are hashed before the transaction, two at a time: hundreds of them must not keep others from signing in. Whoever
 * has been told meanwhile that it failed finds nothing made.
 */
async function createAll(drafts: readonly UserDraft[], context: SignedInContext): Promise<void> {
  const data: Awaited<ReturnType<typeof storedUser>>[] = [];
  for (let at = 0; at < drafts.length; at += 2) {
    data.push(...(await Promise.all(drafts.slice(at, at + 2).map(storedUser))));
    if (context.isTooLate()) throw new Problem('unavailable');
  }
  await acting(context, (tx) => tx.user.createMany({ data })).catch(takenMeans);
}
