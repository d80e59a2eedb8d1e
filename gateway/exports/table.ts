import { z } from 'zod';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Permission } from '../../schema/contract/permissions';
import { say } from '../../schema/contract/validation/text';

type Cell = string | number | null;

/** One table that can be taken away as CSV: what `mount.ts` needs to answer GET /api/exports/<name>.csv. */
export interface Export {
  name: string;
  permission: Permission;
  /** Checks the query string; parameters that it does not name are ignored. */
  query: z.ZodType;
  /** Every row that the query leaves, in order, batch by batch; for whoever holds the permission. */
  batches: (db: PrismaClient, query: never) => AsyncGenerator<unknown[], void>;
  /** Heading, and what of a row stands under it. */
  columns: [heading: string, cell: (row: never) => Cell][];
}

interface Details<Query extends z.ZodType, Row> {
  permission: Permission;
  query: Query;
  batches: (db: PrismaClient, query: z.output<Query>) => AsyncGenerator<Row[], void>;
  columns: [heading: string, cell: (row: Row) => Cell][];
}

/** A row of the table of exports; a wrong parameter or column does not compile. */
export const exported = <Query extends z.ZodType, Row>(name: string, details: Details<Query, Row>): Export => ({
  name,
  ...(details as Omit<Export, 'name'>),
});

/** How the query string says in which order the rows are wanted. */
export const sorted = <Column extends string>(
  columns: readonly [Column, ...Column[]],
  first: NoInfer<Column>,
  way: 'asc' | 'desc' = 'desc',
) => ({
  sort: z.enum(columns, say('wrongType')).default(first as never),
  direction: z.enum(['asc', 'desc'], say('wrongType')).default(way),
});

export const yesNo = (value: boolean): string => (value ? 'نعم' : 'لا');

const algerian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as spreadsheets read it in any language, by the clocks of Algeria: "2026-11-21 10:00". */
export const moment = (value: Date | null): string | null => value && algerian.format(value);
