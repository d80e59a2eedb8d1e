import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import { fieldLabelsAr, type LabeledField } from '../../schema/contract/labels/fieldLabelsAr';
import { yesNoLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import type { Permission } from '../../schema/contract/permissions';
import { messageKey } from '../../schema/contract/validation/fields/textFields';
import type { SignedInContext } from '../../schema/core/context';
import { validate } from '../../schema/core/problem';
import type { ExportSource } from '../../schema/admin/exportBatches';

export type CsvCell = string | number | null;

/** A CSV export as `csvExportRouter` serves it: GET /api/exports/<name>.csv. */
export interface CsvExport {
  name: string;
  /** Summary for the API documentation. */
  description: string;
  permission: Permission;
  /** Schema of the query string; unknown parameters are ignored. */
  query: z.ZodType;
  /** Undefined if they follow the query: the first row of the first batch has them. */
  headings?: string[];
  /**
   * Rows of cells, in batches.
   * @throws Problem `invalidInput` for an invalid query string, before the first batch
   */
  fetchBatches: (context: SignedInContext, queryString: unknown) => AsyncGenerator<CsvCell[][], void>;
}

/** Values with one form in every export; codes of enums need a label. */
type PlainValue<Value> = string extends Value
  ? true
  : Value extends number | boolean | Date | Prisma.Decimal
    ? true
    : false;
type PlainField<Row> = {
  [Field in keyof Row & LabeledField]: PlainValue<NonNullable<Row[Field]>> extends true ? Field : never;
}[keyof Row & LabeledField];

/** A field with its cell. The heading is the label of the field, unless the column has its own. */
type CellColumn<Row> = [field: LabeledField, cell: (row: Row) => CsvCell, heading?: string];
export type CsvColumn<Row> = PlainField<Row> | CellColumn<Row>;

interface CsvExportOptions<Filter, Row> {
  description: string;
  filter: z.ZodType<Filter>;
  columns: CsvColumn<Row>[];
}

/** The export of an entity: rows, order and permission come from its list, filter parameters and columns from here. */
export function defineCsvExport<Filter, Sort extends string, Row>(
  name: string,
  { permission, sortFields, defaultSort, fetchBatches }: ExportSource<Filter, Sort, Row>,
  { description, filter, columns }: CsvExportOptions<NoInfer<Filter>, NoInfer<Row>>,
): CsvExport {
  const cells = columns.map((column) => toCell<Row>(column));
  const query = z.intersection(
    filter,
    z.object({
      sort: z.enum(sortFields, messageKey('wrongType')).default(defaultSort[0] as never),
      direction: z.enum(['asc', 'desc'], messageKey('wrongType')).default(defaultSort[1]),
    }),
  );
  return {
    name,
    description,
    permission,
    query,
    headings: cells.map(({ heading }) => heading),
    fetchBatches: (context, queryString) => toCsvRows(fetchBatches(context, validate(query, queryString)), cells),
  };
}

interface Cell<Row> {
  heading: string;
  cell: (row: Row) => CsvCell;
}

/** @param column a field is one of the row's: {@link CsvColumn} */
function toCell<Row>(column: LabeledField | CellColumn<Row>): Cell<Row> {
  if (typeof column === 'string')
    return {
      heading: fieldLabelsAr[column],
      cell: (row) => formatPlain((row as Record<LabeledField, unknown>)[column]),
    };
  const [field, cell, heading = fieldLabelsAr[field]] = column;
  return { heading, cell };
}

async function* toCsvRows<Row>(batches: AsyncGenerator<Row[], void>, cells: Cell<Row>[]) {
  for await (const rows of batches) yield rows.map((row) => cells.map(({ cell }) => cell(row)));
}

/** @param value of a {@link PlainField} */
function formatPlain(value: unknown): CsvCell {
  if (typeof value === 'boolean') return formatYesNoAr(value);
  if (value instanceof Date) return formatDateTime(value);
  return value instanceof Prisma.Decimal ? value.toFixed(2) : (value as CsvCell);
}

export const formatYesNoAr = (value: boolean): string => (value ? yesNoLabelsAr.yes : yesNoLabelsAr.no);

const algiersDateTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in a format that spreadsheets read in any language, in Algerian time: "2026-11-21 10:00". */
export const formatDateTime = (value: Date | null): string | null => value && algiersDateTime.format(value);
