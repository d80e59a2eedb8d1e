import { CsvError, parse } from 'csv-parse/sync';
import { fieldLabelsAr } from '../../contract/labels/fieldLabelsAr';
import { bounds } from '../../contract/bounds';
import type { ProblemCode } from '../../contract/problems/problems';
import type { ValidationMessageKey } from '../../contract/problems/validationMessages';
import { toSearchText } from '../../contract/search/searchText';
import { optionalUserCsvColumns, userCsvColumns, type UserCsvColumn } from '../../contract/userImport/userCsv';
import { userCsvHeadings, userCsvRoleWords, userCsvYesNoWords } from '../../contract/userImport/importWords';

/** An error of a CSV file with its line, and its column if it concerns one. */
export interface UserImportError {
  line: number;
  field: string | null;
  messageKey: ValidationMessageKey | ProblemCode;
}

const blankRow = { firstName: '', lastName: '', email: '' };

export interface UserCsvRow {
  line: number;
  /** Blank cells are ''; optional columns are absent if the file lacks them. */
  cells: typeof blankRow & Partial<Record<UserCsvColumn, string>>;
}

export interface ParsedUserCsv {
  rows: UserCsvRow[];
  /** Headings of columns that are not imported. */
  unknownColumns: string[];
  /** If there are errors of the file as a whole, there are no rows. */
  errors: UserImportError[];
}

/** Excel's separator line. Replaced by an empty line, so that line numbers do not change. */
const separatorLinePattern = /^\uFEFF?"?sep=([;,\t|])?"?[;,\t]*(?=\n)/i;

const unreadableCsv = (...errors: UserImportError[]): ParsedUserCsv => ({ rows: [], unknownColumns: [], errors });

/**
 * Parses a user CSV with an English, French or Arabic header. The separator (comma, semicolon or tab) is that of the
 * separator line, else the most frequent one in the header. Unknown columns are not imported.
 */
export function parseUserCsv(csv: string): ParsedUserCsv {
  const text = csv.replace(/\r\n?/g, '\n');
  const records = parseCsvRecords(text.replace(separatorLinePattern, ''), separatorLinePattern.exec(text)?.[1]);
  if (!Array.isArray(records)) return unreadableCsv(records);
  const [header, ...dataRecords] = records;
  if (!header || dataRecords.length === 0) return unreadableCsv({ line: 1, field: null, messageKey: 'emptyCsv' });
  const firstExcessRow = dataRecords[bounds.userImport.rows];
  if (firstExcessRow) return unreadableCsv({ line: firstExcessRow.line, field: null, messageKey: 'tooManyRows' });
  const columns = header.cells.map(columnFromHeading);
  const unknownColumns = header.cells.filter((heading, index) => !columns[index] && heading.trim() !== '');
  const errors = findHeaderErrors(columns, header.line);
  if (errors.length > 0) return { ...unreadableCsv(...errors), unknownColumns };
  const rows = dataRecords.map(({ line, cells }) => {
    const values = columns.flatMap((column, index) =>
      column ? [[column, parseCell(column, cells[index] ?? '')] as const] : [],
    );
    return { line, cells: { ...blankRow, ...Object.fromEntries(values) } };
  });
  return { rows, unknownColumns, errors: [] };
}

/** Ignores case, accents, hamza variants, spaces, hyphens, underscores, dots and apostrophes. */
const normalizeLabel = (text: string): string => toSearchText(text).replace(/[\s_.'’*:-]/g, '');

const byLabel = <Name extends string>(names: Record<Name, readonly string[]>): Map<string, Name> =>
  new Map(
    Object.entries<readonly string[]>(names).flatMap(([name, labels]) =>
      [name, ...labels].map((label) => [normalizeLabel(label), name as Name] as const),
    ),
  );

const columnsByLabel = byLabel(
  Object.fromEntries(
    userCsvColumns.map((column) => [column, [fieldLabelsAr[column], ...userCsvHeadings[column]]]),
  ) as Record<UserCsvColumn, string[]>,
);
const rolesByLabel = byLabel(userCsvRoleWords);
const yesNoByLabel = byLabel(userCsvYesNoWords);

/** Undefined for a column that is not imported. */
const columnFromHeading = (heading: string): UserCsvColumn | undefined => columnsByLabel.get(normalizeLabel(heading));

/** True for a heading, a role or a yes or no, which a wrong encoding does not contain. */
export const isKnownUserCsvCell = (cell: string): boolean => {
  const label = normalizeLabel(cell);
  return columnsByLabel.has(label) || rolesByLabel.has(label) || yesNoByLabel.has(label);
};

/** Returns the cell itself if it is not a role name. */
const roleFromLabel = (cell: string): string => rolesByLabel.get(normalizeLabel(cell)) ?? cell;

/** Undefined for a blank cell; other words are returned, for their validation message. */
export function parseYesNo(cell = ''): boolean | string | undefined {
  const word = normalizeLabel(cell);
  const answer = yesNoByLabel.get(word);
  return answer ? answer === 'yes' : word || undefined;
}

interface CsvRecord {
  line: number;
  cells: string[];
}

export function parseCsvRecords(csv: string, delimiter = detectDelimiter(csv)): CsvRecord[] | UserImportError {
  try {
    const records: CsvRecord[] = [];
    parse(csv, {
      bom: true,
      delimiter,
      // Excel writes ="0550…" to keep the zero.
      relax_quotes: true,
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

/**
 * Removes what spreadsheets and our exports put around text that is not a number or formula: `'+213…`, `'0550…` and
 * `="0550…"`. A line break within a cell is a space.
 */
function parseCell(column: UserCsvColumn, cell: string): string {
  if (column === 'password') return cell;
  const text = cell
    .replace(/^\s*="(.*)"\s*$/s, '$1')
    .replace(/^(["'\s]*)'(?=[\d=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '$1')
    .replace(/\s*\n\s*/g, ' ');
  return column === 'role' ? roleFromLabel(text) : text;
}
