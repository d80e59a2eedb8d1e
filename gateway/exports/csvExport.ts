import { z } from 'zod';
import { fieldLabelsAr, type LabeledField } from '../../schema/contract/labels/fieldLabelsAr';
import type { Permission } from '../../schema/contract/permissions';
import { messageKey } from '../../schema/contract/validation/textFields';
import type { SignedInContext } from '../../schema/core/context';
import type { ExportSource } from '../../schema/core/exportBatches';

type CsvCell = string | number | null;

/** A CSV export as `exportRouter` serves it: GET /api/exports/<name>.csv. */
export interface CsvExport {
  name: string;
  permission: Permission;
  /** Schema of the query string; unknown parameters are ignored. */
  query: z.ZodType;
  fetchBatches: (context: SignedInContext, query: never) => AsyncGenerator<unknown[], void>;
  columns: [heading: string, cell: (row: never) => CsvCell][];
}

interface CsvExportOptions<Filter, Row> {
  filter: z.ZodType<Filter>;
  /** The heading is the label of the field, unless the column has its own. */
  columns: [field: LabeledField, cell: (row: Row) => CsvCell, heading?: string][];
}

/** The export of an entity: rows, order and permission come from its list, filter parameters and columns from here. */
export const defineCsvExport = <Filter, Sort extends string, Row>(
  name: string,
  { permission, sortFields, defaultSort, fetchBatches }: ExportSource<Filter, Sort, Row>,
  { filter, columns }: CsvExportOptions<NoInfer<Filter>, Row>,
): CsvExport => ({
  name,
  permission,
  query: z.intersection(
    filter,
    z.object({
      sort: z.enum(sortFields, messageKey('wrongType')).default(defaultSort[0] as never),
      direction: z.enum(['asc', 'desc'], messageKey('wrongType')).default(defaultSort[1]),
    }),
  ),
  fetchBatches,
  columns: columns.map(([field, cell, heading = fieldLabelsAr[field]]) => [heading, cell]),
});

export const formatYesNo = (value: boolean): string => (value ? 'نعم' : 'لا');

const algiersDateTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in a format that spreadsheets read in any language, in Algerian time: "2026-11-21 10:00". */
export const formatDateTime = (value: Date | null): string | null => value && algiersDateTime.format(value);
