import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '../contract/limits';
import type { SentenceKey } from '../contract/sentences';
import { columnNamed, roleNamed, userSheetColumns, type UserSheetColumn } from '../contract/userSheet';

/** What is wrong in a file, and where: its line, and the column where it is about one. */
export interface ImportFault {
  line: number;
  field: string | null;
  complaint: SentenceKey | 'emailTaken' | 'usernameTaken';
}

interface SheetRow {
  line: number;
  /** A column that is blank, or that the file leaves out, is a blank text. */
  cells: Record<UserSheetColumn, string>;
}

interface Sheet {
  rows: SheetRow[];
  /** Of the file as a whole; then it has no rows. */
  faults: ImportFault[];
}

/** What Excel reads the separator from; the line stays as a blank one, so that the others keep their numbers. */
const separatorLine = /^\uFEFF?sep=[;,\t]?(?=\n)/i;

const broken = (...faults: ImportFault[]): Sheet => ({ rows: [], faults });

/**
 * The people that a file names: values apart by commas, semicolons or tabs, whichever its header has most of, under a header
 * in English or Arabic. Columns that are not imported are passed over.
 */
export function sheetOf(csv: string): Sheet {
  const records = recordsOf(csv.replace(/\r\n?/g, '\n').replace(separatorLine, ''));
  if (!Array.isArray(records)) return broken(records);
  const [header, ...others] = records;
  if (!header || others.length === 0) return broken({ line: 1, field: null, complaint: 'noRows' });
  const late = others[limits.userImport.rows];
  if (late) return broken({ line: late.line, field: null, complaint: 'tooManyRows' });
  const columns = header.cells.map(columnNamed);
  const faults = faultsOf(columns, header.line);
  if (faults.length > 0) return broken(...faults);
  const blank = Object.fromEntries(userSheetColumns.map((column) => [column, ''])) as SheetRow['cells'];
  const rows = others.map(({ line, cells }) => {
    const named = columns.flatMap((column, at) =>
      column ? [[column, valueOf(column, cells[at] ?? '')] as const] : [],
    );
    return { line, cells: { ...blank, ...Object.fromEntries(named) } };
  });
  return { rows, faults: [] };
}

interface RawRecord {
  line: number;
  cells: string[];
}

function recordsOf(csv: string): RawRecord[] | ImportFault {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
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
    return { line: Number(error.lines), field: null, complaint: 'notCsv' };
  }
}

function delimiterOf(csv: string): string {
  const header = csv.trimStart().split('\n', 1)[0] ?? '';
  const times = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].reduce((best, next) => (times(next) > times(best) ? next : best), ',');
}

function faultsOf(columns: (UserSheetColumn | undefined)[], line: number): ImportFault[] {
  return userSheetColumns.flatMap((field): ImportFault[] => {
    const times = columns.filter((column) => column === field).length;
    if (times > 1) return [{ line, field, complaint: 'columnTwice' }];
    return times === 0 && field !== 'phone' ? [{ line, field, complaint: 'columnMissing' }] : [];
  });
}

/** Spreadsheets mark a text that looks like a formula ("+213…") by an apostrophe in front, and so do our exports. */
function valueOf(column: UserSheetColumn, cell: string): string {
  if (column === 'password') return cell;
  const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
  return column === 'role' ? roleNamed(text) : text;
}
