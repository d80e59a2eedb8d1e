import { pageSizes } from '../../contract/pageSizes';
import { problems, type ProblemCode } from '../../contract/problems/problems';
import { formatValidationMessage } from '../../contract/problems/validationMessages';
import { textEncodings, type TextEncoding } from '../../contract/userImport/textEncoding';
import { builder } from '../../core/builder';
import type { EncodingChoice } from './importFile';
import type { UserCsvRow, UserImportError } from './userCsvParser';
import { UserImportEnrollmentType, type UserImportEnrollment } from './userImportEnrollment';

interface UserImportSummary extends UserImportContent {
  created: number;
  updated: number;
  newUsers: number;
  changedUsers: number;
  /** All valid rows of an import with a course; empty without a course or if a row is invalid. */
  enrollments: UserImportEnrollment[];
  errors: UserImportError[];
}

/** What the file contains, whether or not its rows are valid. */
interface UserImportContent {
  rows: number;
  encoding: TextEncoding | null;
  encodings: EncodingChoice[];
  preview: UserCsvRow[];
  unknownColumns: string[];
}

const isProblemCode = (key: string): key is ProblemCode => key in problems;

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
        isProblemCode(messageKey) ? problems[messageKey].text[language] : formatValidationMessage(messageKey, language),
    }),
  }),
});

export const TextEncodingType = builder.enumType('TextEncoding', {
  values: textEncodings,
  description: 'Encoding of a text file. windows1252 includes ISO 8859-1.',
});

const EncodingChoiceType = builder.objectRef<EncodingChoice>('EncodingChoice').implement({
  description: 'A plausible encoding of a file, and how the cells read that differ between the encodings.',
  fields: (t) => ({
    encoding: t.expose('encoding', { type: TextEncodingType, description: 'The encoding.' }),
    samples: t.exposeStringList('samples', {
      description: 'The same cells for each encoding, in the order of the file.',
    }),
  }),
});

const UserImportRowType = builder.objectRef<UserCsvRow>('UserImportRow').implement({
  description: 'A row of an import file as it was read; passwords are left out.',
  fields: (t) => {
    const cell = (name: keyof UserCsvRow['cells']) =>
      t.string({ nullable: true, description: 'Cell; null without the column.', resolve: ({ cells }) => cells[name] });
    return {
      line: t.exposeInt('line', { description: 'Line on which the row starts; the header is line 1.' }),
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      username: cell('username'),
      firstNameAr: cell('firstNameAr'),
      lastNameAr: cell('lastNameAr'),
      email: cell('email'),
      phone: cell('phone'),
      role: cell('role'),
      isActive: cell('isActive'),
    };
  },
});

export const UserImportResultType = builder.objectRef<UserImportSummary>('UserImportResult').implement({
  description: 'Result of a user import: all rows are imported, or none.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'Number of rows in the file.' }),
    created: t.exposeInt('created', { description: 'Number of created accounts; 0 for a dry run.' }),
    updated: t.exposeInt('updated', { description: 'Number of changed accounts; 0 for a dry run.' }),
    newUsers: t.exposeInt('newUsers', { description: 'Number of valid rows of new users.' }),
    changedUsers: t.exposeInt('changedUsers', {
      description: 'Number of valid rows that change an existing user; rows that change nothing are not counted.',
    }),
    enrollments: t.field({
      type: [UserImportEnrollmentType],
      description: 'The outcome of each row for the course; empty without a course or if any row is invalid.',
      resolve: ({ enrollments }) => enrollments,
    }),
    encoding: t.expose('encoding', {
      type: TextEncodingType,
      nullable: true,
      description: 'Encoding in which `file` was read; null if it must be chosen.',
    }),
    encodings: t.field({
      type: [EncodingChoiceType],
      description:
        'Encodings to choose from, best first, if several are plausible, also after the choice; empty otherwise.',
      resolve: ({ encodings }) => encodings,
    }),
    preview: t.field({
      type: [UserImportRowType],
      description: `The first ${pageSizes.userImport.preview} rows as they were read.`,
      resolve: ({ preview }) => preview,
    }),
    unknownColumns: t.exposeStringList('unknownColumns', {
      description: 'Headings of columns that are not imported.',
    }),
    errorCount: t.int({
      description: 'Total number of errors.',
      resolve: ({ errors }) => errors.length,
    }),
    errors: t.field({
      type: [UserImportErrorType],
      description: `Errors by line, maximum ${pageSizes.userImport.errors}; empty if the file can be imported.`,
      resolve: ({ errors }) => errors.slice(0, pageSizes.userImport.errors),
    }),
  }),
});
