import { Router } from 'express';
import type { CertificateArchive } from '../../prisma/generated/client';
import { certificateArchivePath } from '../../schema/contract/site/urls';
import { Problem } from '../../schema/core/problem';
import { permissionProblem } from '../../schema/core/permissionProblem';
import type { RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { zipFileKey } from '../storage/createStorage';
import { parseZipName, sendZip, type ZipRouterDependencies } from './sendZip';

/** GET /api/certificate-archives/<id>.zip: PDF files of certificates. The file of another admin is not found. */
export function certificateArchiveRouter({ createContext, exportStorage, loadShedder }: ZipRouterDependencies): Router {
  const router = Router();
  const path = certificateArchivePath(':id').replace(/\.zip$/, '');
  router.get(path, loadShedder, async (request, response) => {
    const row = await findOwnArchive(await createContext(request, response), String(request.params.id));
    const body = request.method === 'HEAD' ? undefined : await exportStorage.open(zipFileKey(row.id));
    if (body === null) throw new Problem('archiveExpired');
    const name = `tayyar-certificates-${row.createdAt.toISOString().slice(0, 10)}.zip`;
    await sendZip(response, { name, bytes: row.bytes ?? 0, body });
  });
  router.all(path, methodNotAllowed(['GET', 'HEAD']));
  return router;
}

/** @throws Problem `notSignedIn`, `notAllowed`, `secondFactorRequired`, `notFound`, `archiveExpired` */
async function findOwnArchive({ db, viewer }: RequestContext, fileName: string): Promise<CertificateArchive> {
  if (!viewer) throw new Problem('notSignedIn');
  const problem = permissionProblem(viewer, 'certificate:manage');
  if (problem) throw new Problem(problem);
  const id = parseZipName(fileName);
  const row = id && (await db.certificateArchive.findFirst({ where: { id, userId: viewer.id } }));
  if (!row) throw new Problem('notFound');
  if (row.state === 'expired' || row.expiresAt < new Date()) throw new Problem('archiveExpired');
  if (row.state !== 'ready') throw new Problem('notFound');
  return row;
}
