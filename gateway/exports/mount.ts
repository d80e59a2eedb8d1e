import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router, type RequestHandler } from 'express';
import { may } from '../../schema/contract/permissions';
import { checked, Problem } from '../../schema/errors';
import type { Caller } from '../caller';
import { otherMethod } from '../rest/mount';
import type { Export } from './table';

interface Parts {
  caller: Caller;
  /** Stands before every answer. */
  bounded: RequestHandler;
}

/**
 * GET /api/exports/<name>.csv: every row of a filter, as spreadsheets read Arabic (UTF-8 with a mark at its beginning), sent
 * while it is read. What a spreadsheet would take for a formula is marked as text. A download that breaks off in the middle
 * ends as a failed one.
 */
export function exporting(tables: Export[], { caller, bounded }: Parts): Router {
  const router = Router();
  for (const table of tables) {
    const path = `/api/exports/${table.name}.csv`;
    router.get(path, bounded, answering(table, caller));
    router.all(path, otherMethod(['GET', 'HEAD']));
  }
  return router;
}

type Batches = AsyncGenerator<unknown[], void>;

const answering =
  (table: Export, caller: Caller): RequestHandler =>
  async (request, response) => {
    const { db, viewer } = await caller(request, response);
    if (!viewer) throw new Problem('notSignedIn');
    if (!may(viewer.role, table.permission)) throw new Problem('notAllowed');
    const batches = table.batches(db, checked(table.query, request.query) as never);
    // What is wrong with the filter, or with the database, is said while the answer has not begun.
    const first = request.method === 'HEAD' ? undefined : await batches.next();
    response
      .attachment(`${table.name}.csv`)
      .type('text/csv; charset=utf-8')
      .setHeader('Cache-Control', 'private, no-store');
    response.vary('Cookie, Authorization');
    if (!first) response.end();
    else await pipeline(Readable.from(linesOf(table, first, batches)), asCsv(), response).catch(unlessGone);
  };

/**
 * Where a spreadsheet takes `;` or a tab for the end of a cell, or misreads a quotation mark, so that a line of ours is a
 * row to it, a formula may begin in the middle of ours.
 */
const withoutInnerFormulas = (text: string): string => text.replace(/([;\t\n\r]["'\s]*)(?=[=+\-@])/g, "$1'");

const asCsv = () =>
  stringify({ bom: true, escape_formulas: true, record_delimiter: '\r\n', cast: { string: withoutInnerFormulas } });

async function* linesOf({ columns }: Export, first: IteratorResult<unknown[], void>, rest: Batches) {
  yield columns.map(([heading]) => heading);
  for (let batch = first; !batch.done; batch = await rest.next())
    for (const row of batch.value) yield columns.map(([, cell]) => cell(row as never));
}

/** Whoever has closed the download has what they wanted. */
function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
