import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router, type RequestHandler } from 'express';
import { Problem } from '../../schema/core/problem';
import { permissionProblem } from '../../schema/core/permissionProblem';
import type { CreateContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import type { CsvExport } from './csvExport';

interface ExportRouterDependencies {
  createContext: CreateContext;
  loadShedder: RequestHandler;
}

/**
 * GET /api/exports/<name>.csv streams all rows of a filter, with semicolons, as UTF-8 with a byte order mark, which
 * spreadsheets need for Arabic. Cells that look like formulas are escaped. An error during the stream aborts the download.
 */
export function csvExportRouter(tables: CsvExport[], { createContext, loadShedder }: ExportRouterDependencies): Router {
  const router = Router();
  for (const table of tables) {
    const path = `/api/exports/${table.name}.csv`;
    router.get(path, loadShedder, createExportHandler(table, createContext));
    router.all(path, methodNotAllowed(['GET', 'HEAD']));
  }
  return router;
}

type Batches = ReturnType<CsvExport['fetchBatches']>;
type FirstBatch = Awaited<ReturnType<Batches['next']>>;

const createExportHandler =
  (table: CsvExport, createContext: CreateContext): RequestHandler =>
  async (request, response) => {
    const context = await createContext(request, response);
    const { viewer } = context;
    if (!viewer) throw new Problem('notSignedIn');
    const problem = permissionProblem(viewer, table.permission);
    if (problem) throw new Problem(problem);
    const batches = table.fetchBatches({ ...context, viewer }, request.query);
    // The first batch is read before the headers are sent, so that its errors get an error status.
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

/** Calls, links to other programs and references to other sheets: what a formula needs to do harm. */
const callOrLinkPattern = /[^\p{Script=Arabic}\s]\s*\(|\||!\S/u;

/** "- item": a spreadsheet may fail to read it as a formula, but it cannot run anything. */
const isListItem = (line: string): boolean => line.startsWith('- ') && !callOrLinkPattern.test(line);

const formulaPattern = /((?:^|[,;\t\n\r])["'\s]*)(?=([=+\-@\uFF1D\uFF0B\uFF0D\uFF20][^\n\r]*))/g;

/**
 * Escapes formulas with an apostrophe: at the start of the cell, and inside of it for spreadsheets that split cells at
 * commas, semicolons, tabs or line breaks. List items stay as they are.
 */
const escapeFormulas = (text: string): string =>
  text
    .replace(formulaPattern, (start, _before, rest: string) => (isListItem(rest) ? start : `${start}'`))
    .replace(/^(?=[\t\r])/, "'");

/** Semicolons: Excel in French and Arabic splits cells at them, and the import recognizes them. */
const createCsvStringifier = () =>
  stringify({ bom: true, delimiter: ';', record_delimiter: '\r\n', cast: { string: escapeFormulas } });

async function* csvRows({ headings }: CsvExport, first: FirstBatch, rest: Batches) {
  if (headings) yield headings;
  for (let batch = first; !batch.done; batch = await rest.next()) yield* batch.value;
}

function ignoreClientDisconnect(error: unknown): void {
  if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
