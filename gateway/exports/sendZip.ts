import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import type { CreateContext } from '../context/requestContext';
import type { FileStorage } from '../storage/createStorage';

export interface ZipRouterDependencies {
  createContext: CreateContext;
  exportStorage: Pick<FileStorage, 'open'>;
  loadShedder: RequestHandler;
}

/** The id of "<id>.zip". */
export const parseZipName = (fileName: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(fileName)?.[1];

interface ZipDownload {
  name: string;
  bytes: number;
  /** Absent: only the headers are sent. */
  body: Readable | undefined;
}

/** Sends a private zip file, which no cache may store. */
export async function sendZip(response: Response, { name, bytes, body }: ZipDownload): Promise<void> {
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
