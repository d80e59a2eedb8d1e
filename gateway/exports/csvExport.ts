import { z } from 'zod';
import { fieldLabelsAr, type LabeledField } from '../../schema/contract/labels/fieldLabelsAr';
import { yesNoLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import type { Permission } from '../../schema/contract/permissions';
import { messageKey } from '../../schema/contract/validation/textFields';
import type { SignedInContext } from '../../schema/core/context';
import { validate } from '../../schema/core/errors';
import type { ExportSource } from '../../schema/core/exportBatches';

type CsvCell = string | number | null;

/** A CSV export as `exportRouter` serves it: GET /api/exports/<name>.csv. */
export interface CsvExport {
  name: string;
  /** Summary for the API documentation. */
  description: string;
  permission: Permission;
  /** Schema of the query string; unknown parameters are ignored. */
  query: z.ZodType;
  headings: string[];
  /**
   * Rows of cells, in batches.
   * @throws Problem `invalidInput` for an invalid query string, before the first batch
   */
  fetchBatches: (context: SignedInContext, queryString: unknown) => AsyncGenerator<CsvCell[][], void>;
}

/** A column of an export. The heading is the label of the field, unless the column has its own. */
export type CsvColumn<Row> = [field: LabeledField, cell: (row: Row) => CsvCell, heading?: string];

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
    headings: columns.map(([field, , heading = fieldLabelsAr[field]]) => heading),
    fetchBatches: (context, queryString) => toCsvRows(fetchBatches(context, validate(query, queryString)), columns),
  };
}

async function* toCsvRows<Row>(batches: AsyncGenerator<Row[], void>, columns: CsvColumn<Row>[]) {
  for await (const rows of batches) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}

export const formatYesNo = (value: boolean): string => (value ? yesNoLabelsAr.yes : yesNoLabelsAr.no);

const algiersDateTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in a format that spreadsheets read in any language, in Algerian time: "2026-11-21 10:00". */
export const formatDateTime = (value: Date | null): string | null => value && algiersDateTime.format(value);
