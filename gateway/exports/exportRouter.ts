import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router, type RequestHandler } from 'express';
import { hasPermission } from '../../schema/contract/permissions';
import { validate, Problem } from '../../schema/core/errors';
import type { CreateContext } from '../context/requestContext';
import { methodNotAllowed } from '../rest/restRouter';
import type { CsvExport } from './csvExport';

interface ExportRouterDependencies {
  createContext: CreateContext;
  /** Stands before every answer. */
  loadShedder: RequestHandler;
}

/**
 * GET /api/exports/<name>.csv: every row of a filter, as spreadsheets read Arabic (UTF-8 with a mark at its beginning), sent
 * while it is read. What a spreadsheet would take for a formula is marked as text. A download that breaks off in the middle
 * ends as a failed one.
 */
export function exportRouter(tables: CsvExport[], { createContext, loadShedder }: ExportRouterDependencies): Router {
  const router = Router();
  for (const table of tables) {
    const path = `/api/exports/${table.name}.csv`;
    router.get(path, loadShedder, createExportHandler(table, createContext));
    router.all(path, methodNotAllowed(['GET', 'HEAD']));
  }
  return router;
}

type Batches = AsyncGenerator<unknown[], void>;

const createExportHandler =
  (table: CsvExport, caller: CreateContext): RequestHandler =>
  async (request, response) => {
    const { db, viewer } = await caller(request, response);
    if (!viewer) throw new Problem('notSignedIn');
    if (!hasPermission(viewer.role, table.permission)) throw new Problem('notAllowed');
    const batches = table.fetchBatches(db, validate(table.query, request.query) as never);
    // What is wrong with the filter, or with the database, is said while the answer has not begun.
    const first = request.method === 'HEAD' ? undefined : await batches.next();
    response
      .attachment(`${table.name}.csv`)
      .type('text/csv; charset=utf-8')
      .setHeader('Cache-Control', 'private, no-store');
    response.vary('Cookie, Authorization');
    if (!first) response.end();
    else
      await pipeline(Readable.from(csvRows(table, first, batches)), createCsvStringifier(), response).catch(
        ignoreClientDisconnect,
      );
  };

/**
 * Where a spreadsheet takes `;` or a tab for the end of a cell, or misreads a quotation mark, so that a line of ours is a
 * row to it, a formula may begin in the middle of ours.
 */
const escapeInnerFormulas = (text: string): string => text.replace(/([;\t\n\r]["'\s]*)(?=[=+\-@])/g, "$1'");

const createCsvStringifier = () =>
  stringify({ bom: true, escape_formulas: true, record_delimiter: '\r\n', cast: { string: escapeInnerFormulas } });

async function* csvRows({ columns }: CsvExport, first: IteratorResult<unknown[], void>, rest: Batches) {
  yield columns.map(([heading]) => heading);
  for (let batch = first; !batch.done; batch = await rest.next())
    for (const row of batch.value) yield columns.map(([, cell]) => cell(row as never));
}

/** Whoever has closed the download has what they wanted. */
function ignoreClientDisconnect(error: unknown): void {
  if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
