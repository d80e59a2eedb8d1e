import { Router } from 'express';
import type { DataExport } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/problem';
import type { RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { zipFileKey } from '../storage/createStorage';
import { parseZipName, sendZip, type ZipRouterDependencies } from './sendZip';

/** GET /api/account/exports/<id>.zip: all data of the signed-in user. The file of another user is not found. */
export function dataExportRouter({ createContext, exportStorage, loadShedder }: ZipRouterDependencies): Router {
  const router = Router();
  const path = '/api/account/exports/:file';
  router.get(path, loadShedder, async (request, response) => {
    const context = await createContext(request, response);
    const row = await findOwnExport(context, String(request.params.file));
    const body = request.method === 'HEAD' ? undefined : await exportStorage.open(zipFileKey(row.id));
    if (body === null) throw new Problem('exportExpired');
    const name = `tayyar-data-${row.createdAt.toISOString().slice(0, 10)}.zip`;
    await sendZip(response, { name, bytes: row.bytes ?? 0, body });
  });
  router.all(path, methodNotAllowed(['GET', 'HEAD']));
  return router;
}

/** @throws Problem `notSignedIn`, `notFound`, `exportExpired` */
async function findOwnExport({ db, viewer }: RequestContext, fileName: string): Promise<DataExport> {
  if (!viewer) throw new Problem('notSignedIn');
  const id = parseZipName(fileName);
  const row = id && (await db.dataExport.findFirst({ where: { id, userId: viewer.id } }));
  if (!row) throw new Problem('notFound');
  if (row.state === 'expired' || row.expiresAt < new Date()) throw new Problem('exportExpired');
  if (row.state !== 'ready') throw new Problem('notFound');
  return row;
}
