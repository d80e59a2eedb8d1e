import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import type { DataExport } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/errors';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { dataExportKey, type FileStorage } from '../storage/createStorage';

interface DataExportRouterDependencies {
  createContext: CreateContext;
  exportStorage: Pick<FileStorage, 'open'>;
  loadShedder: RequestHandler;
}

const fileNamePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/;

/** GET /api/account/exports/<id>.zip: all data of the signed-in user. The file of another user is not found. */
export function dataExportRouter({ createContext, exportStorage, loadShedder }: DataExportRouterDependencies): Router {
  const router = Router();
  const path = '/api/account/exports/:file';
  router.get(path, loadShedder, async (request, response) => {
    const context = await createContext(request, response);
    const row = await findOwnExport(context, String(request.params.file));
    const body = request.method === 'HEAD' ? undefined : await exportStorage.open(dataExportKey(row.id));
    if (body === null) throw new Problem('exportExpired');
    response
      .attachment(`tayyar-data-${row.createdAt.toISOString().slice(0, 10)}.zip`)
      .type('application/zip')
      .setHeader('Content-Length', row.bytes ?? 0)
      .setHeader('Cache-Control', 'private, no-store');
    response.vary('Cookie, Authorization');
    if (!body) response.end();
    // A client that disconnects is not an error.
    else await pipeline(body, response).catch(() => response.destroy());
  });
  router.all(path, methodNotAllowed(['GET', 'HEAD']));
  return router;
}

/** @throws Problem `notSignedIn`, `notFound`, `exportExpired` */
async function findOwnExport({ db, viewer }: RequestContext, fileName: string): Promise<DataExport> {
  if (!viewer) throw new Problem('notSignedIn');
  const id = fileNamePattern.exec(fileName)?.[1];
  const row = id && (await db.dataExport.findFirst({ where: { id, userId: viewer.id } }));
  if (!row) throw new Problem('notFound');
  if (row.state === 'expired' || row.expiresAt < new Date()) throw new Problem('exportExpired');
  if (row.state !== 'ready') throw new Problem('notFound');
  return row;
}
