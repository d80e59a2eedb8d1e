import { CsvError, parse } from 'csv-parse/sync';
import { fieldLabelsAr } from '../../contract/labels/fieldLabelsAr';
import { stateLabelsAr, yesNoLabelsAr } from '../../contract/labels/stateLabelsAr';
import { limits } from '../../contract/limits';
import type { Role } from '../../contract/permissions';
import type { ProblemCode } from '../../contract/problems/problems';
import type { ValidationMessageKey } from '../../contract/problems/validationMessages';
import { toSearchText } from '../../contract/search/searchText';
import { optionalUserCsvColumns, roleLabelsAr, userCsvColumns, type UserCsvColumn } from '../../contract/userCsv';

/** The headings of a file in English are understood, also with spaces and capitals. */
const englishHeadings: Record<UserCsvColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  role: 'Role',
  isActive: 'Active',
};

/** An error of a CSV file with its line, and its column if it concerns one. */
export interface UserImportError {
  line: number;
  field: string | null;
  messageKey: ValidationMessageKey | ProblemCode;
}

const blankRow = { firstName: '', lastName: '', username: '', email: '', role: '' };

export interface UserCsvRow {
  line: number;
  /** Blank cells are ''; optional columns are absent if the file lacks them. */
  cells: typeof blankRow & Partial<Record<UserCsvColumn, string>>;
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
  const rows = dataRecords.map(({ line, cells }) => {
    const values = columns.flatMap((column, index) =>
      column ? [[column, parseCell(column, cells[index] ?? '')] as const] : [],
    );
    return { line, cells: { ...blankRow, ...Object.fromEntries(values) } };
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
    [column, englishHeadings[column], fieldLabelsAr[column], ...(otherHeadings[column] ?? [])].map((name) => [
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

const yesWords = new Set([yesNoLabelsAr.yes, 'yes', 'true', '1', stateLabelsAr.active].map(normalizeLabel));
const noWords = new Set([yesNoLabelsAr.no, 'no', 'false', '0', stateLabelsAr.inactive].map(normalizeLabel));

/** Undefined for a blank cell; other words are returned, for their validation message. */
export function parseYesNo(cell = ''): boolean | string | undefined {
  const word = normalizeLabel(cell);
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : word || undefined;
}

interface CsvRecord {
  line: number;
  cells: string[];
}

function parseCsvRecords(csv: string): CsvRecord[] | UserImportError {
  try {
    const records: CsvRecord[] = [];
    parse(csv, {
      bom: true,
      delimiter: detectDelimiter(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells, { lines }) => {
        // The parser reports the last line of a record; compute the first.
        records.push({ line: lines - (cells.join('').split('\n').length - 1), cells });
        return null;
      },
    });
    return records;
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
    return count === 0 && !optionalUserCsvColumns.includes(field) ? [{ line, field, messageKey: 'missingColumn' }] : [];
  });
}

/** Removes the apostrophe that spreadsheets and our exports put before formula-like text ("+213…"). */
function parseCell(column: UserCsvColumn, cell: string): string {
  if (column === 'password') return cell;
  const text = cell.replace(/^(["'\s]*)'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '$1');
  return column === 'role' ? roleFromLabel(text) : text;
}
