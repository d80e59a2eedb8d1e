import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler, type Response } from 'express';
import type { DataExport, PrismaClient } from '../../prisma/generated/client';
import type { Permission } from '../../schema/contract/permissions';
import { certificateArchivePath } from '../../schema/contract/site/urls';
import { permissionProblem } from '../../schema/core/permissionProblem';
import { Problem } from '../../schema/core/problem';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { zipFileKey, type FileStorage } from '../storage/createStorage';

interface ZipRouterDependencies {
  createContext: CreateContext;
  exportStorage: Pick<FileStorage, 'open'>;
  loadShedder: RequestHandler;
}

type StoredZip = Pick<DataExport, 'id' | 'state' | 'bytes' | 'createdAt' | 'expiresAt'>;

interface ZipFiles {
  /** Path of a file, with `:file` in place of its name. */
  path: string;
  /** Of the user, besides being the owner. */
  permission?: Permission;
  find: (db: PrismaClient, where: { id: string; userId: number }) => Promise<StoredZip | null>;
  expired: 'exportExpired' | 'archiveExpired';
  /** Name of the downloaded file, before its date. */
  name: string;
}

/** GET /api/account/exports/<id>.zip: all data of the signed-in user. */
export const dataExportRouter = (dependencies: ZipRouterDependencies): Router =>
  zipRouter(dependencies, {
    path: '/api/account/exports/:file',
    find: (db, where) => db.dataExport.findFirst({ where }),
    expired: 'exportExpired',
    name: 'tayyar-data',
  });

/** GET /api/certificate-archives/<id>.zip: PDF files of certificates. */
export const certificateArchiveRouter = (dependencies: ZipRouterDependencies): Router =>
  zipRouter(dependencies, {
    path: certificateArchivePath(':file').replace(/\.zip$/, ''),
    permission: 'certificate:manage',
    find: (db, where) => db.certificateArchive.findFirst({ where }),
    expired: 'archiveExpired',
    name: 'tayyar-certificates',
  });

/** Zip files that users have requested. The file of another user is not found. */
function zipRouter({ createContext, exportStorage, loadShedder }: ZipRouterDependencies, files: ZipFiles): Router {
  const router = Router();
  router.get(files.path, loadShedder, async (request, response) => {
    const row = await findOwnZip(files, await createContext(request, response), String(request.params.file));
    const body = request.method === 'HEAD' ? undefined : await exportStorage.open(zipFileKey(row.id));
    if (body === null) throw new Problem(files.expired);
    const name = `${files.name}-${row.createdAt.toISOString().slice(0, 10)}.zip`;
    await sendZip(response, { name, bytes: row.bytes ?? 0, body });
  });
  router.all(files.path, methodNotAllowed(['GET', 'HEAD']));
  return router;
}

/** @throws Problem `notSignedIn`, `notAllowed`, `secondFactorRequired`, `notFound`, `exportExpired`, `archiveExpired` */
async function findOwnZip(files: ZipFiles, { db, viewer }: RequestContext, fileName: string): Promise<StoredZip> {
  if (!viewer) throw new Problem('notSignedIn');
  const problem = files.permission && permissionProblem(viewer, files.permission);
  if (problem) throw new Problem(problem);
  const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(fileName)?.[1];
  const row = id === undefined ? null : await files.find(db, { id, userId: viewer.id });
  if (!row) throw new Problem('notFound');
  if (row.state === 'expired' || row.expiresAt < new Date()) throw new Problem(files.expired);
  if (row.state !== 'ready') throw new Problem('notFound');
  return row;
}

interface ZipDownload {
  name: string;
  bytes: number;
  /** Absent: only the headers are sent. */
  body: Readable | undefined;
}

/** Sends a private zip file, which no cache may store. */
async function sendZip(response: Response, { name, bytes, body }: ZipDownload): Promise<void> {
  response
    .attachment(name)
    .type('application/zip')
    .setHeader('Content-Length', bytes)
    .setHeader('Cache-Control', 'private, no-store');
  response.vary('Cookie, Authorization');
  if (!body) response.end();
  // A client that disconnects is not an error.
  else await pipeline(body, response).catch(() => response.destroy());
}
