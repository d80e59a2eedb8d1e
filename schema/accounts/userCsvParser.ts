import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '../contract/limits';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { columnFromHeading, roleFromLabel, userCsvColumns, type UserCsvColumn } from '../contract/userCsv';

/** What is wrong in a file, and where: its line, and the column where it is about one. */
export interface UserImportError {
  line: number;
  field: string | null;
  messageKey: ValidationMessageKey | 'emailTaken' | 'usernameTaken';
}

interface UserCsvRow {
  line: number;
  /** A column that is blank, or that the file leaves out, is a blank text. */
  cells: Record<UserCsvColumn, string>;
}

interface ParsedUserCsv {
  rows: UserCsvRow[];
  /** Of the file as a whole; then it has no rows. */
  errors: UserImportError[];
}

/** What Excel reads the separator from; the line stays as a blank one, so that the others keep their numbers. */
const separatorLinePattern = /^\uFEFF?sep=[;,\t]?(?=\n)/i;

const unreadableCsv = (...errors: UserImportError[]): ParsedUserCsv => ({ rows: [], errors });

/**
 * The people that a file names: values apart by commas, semicolons or tabs, whichever its header has most of, under a header
 * in English or Arabic. Columns that are not imported are passed over.
 */
export function parseUserCsv(csv: string): ParsedUserCsv {
  const records = parseCsvRecords(csv.replace(/\r\n?/g, '\n').replace(separatorLinePattern, ''));
  if (!Array.isArray(records)) return unreadableCsv(records);
  const [header, ...others] = records;
  if (!header || others.length === 0) return unreadableCsv({ line: 1, field: null, messageKey: 'emptyCsv' });
  const late = others[limits.userImport.rows];
  if (late) return unreadableCsv({ line: late.line, field: null, messageKey: 'tooManyRows' });
  const columns = header.cells.map(columnFromHeading);
  const errors = findHeaderErrors(columns, header.line);
  if (errors.length > 0) return unreadableCsv(...errors);
  const blank = Object.fromEntries(userCsvColumns.map((column) => [column, ''])) as UserCsvRow['cells'];
  const rows = others.map(({ line, cells }) => {
    const named = columns.flatMap((column, at) =>
      column ? [[column, parseCell(column, cells[at] ?? '')] as const] : [],
    );
    return { line, cells: { ...blank, ...Object.fromEntries(named) } };
  });
  return { rows, errors: [] };
}

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
      // The line that the record begins in: the parser tells where it ends.
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
  const times = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].reduce((best, next) => (times(next) > times(best) ? next : best), ',');
}

function findHeaderErrors(columns: (UserCsvColumn | undefined)[], line: number): UserImportError[] {
  return userCsvColumns.flatMap((field): UserImportError[] => {
    const times = columns.filter((column) => column === field).length;
    if (times > 1) return [{ line, field, messageKey: 'duplicateColumn' }];
    return times === 0 && field !== 'phone' ? [{ line, field, messageKey: 'missingColumn' }] : [];
  });
}

/** Spreadsheets mark a text that looks like a formula ("+213…") by an apostrophe in front, and so do our exports. */
function parseCell(column: UserCsvColumn, cell: string): string {
  if (column === 'password') return cell;
  const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
  return column === 'role' ? roleFromLabel(text) : text;
}
