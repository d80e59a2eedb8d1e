import { z } from 'zod';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Permission } from '../../schema/contract/permissions';
import { messageKey } from '../../schema/contract/validation/textFields';

type CsvCell = string | number | null;

/** One table that can be taken away as CSV: what `mount.ts` needs to answer GET /api/exports/<name>.csv. */
export interface CsvExport {
  name: string;
  permission: Permission;
  /** Checks the query string; parameters that it does not name are ignored. */
  query: z.ZodType;
  /** Every row that the query leaves, in order, batch by batch; for whoever holds the permission. */
  fetchBatches: (db: PrismaClient, query: never) => AsyncGenerator<unknown[], void>;
  /** Heading, and what of a row stands under it. */
  columns: [heading: string, cell: (row: never) => CsvCell][];
}

interface CsvExportOptions<Query extends z.ZodType, Row> {
  permission: Permission;
  query: Query;
  fetchBatches: (db: PrismaClient, query: z.output<Query>) => AsyncGenerator<Row[], void>;
  columns: [heading: string, cell: (row: Row) => CsvCell][];
}

/** A row of the table of exports; a wrong parameter or column does not compile. */
export const defineCsvExport = <Query extends z.ZodType, Row>(
  name: string,
  details: CsvExportOptions<Query, Row>,
): CsvExport => ({
  name,
  ...(details as Omit<CsvExport, 'name'>),
});

/** How the query string says in which order the rows are wanted. */
export const sortParameters = <Column extends string>(
  columns: readonly [Column, ...Column[]],
  first: NoInfer<Column>,
  way: 'asc' | 'desc' = 'desc',
) => ({
  sort: z.enum(columns, messageKey('wrongType')).default(first as never),
  direction: z.enum(['asc', 'desc'], messageKey('wrongType')).default(way),
});

export const formatYesNo = (value: boolean): string => (value ? 'نعم' : 'لا');

const algiersDateTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as spreadsheets read it in any language, by the clocks of Algeria: "2026-11-21 10:00". */
export const formatDateTime = (value: Date | null): string | null => value && algiersDateTime.format(value);
