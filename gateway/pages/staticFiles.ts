import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { Problem } from '../../schema/core/errors';

const compressedExtensions = { br: '.br', gzip: '.gz' } as const;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The files of a built client: those under /assets carry a hash in their name and never change; others are asked for again
 * after a day. Prepared .br and .gz variants are sent to those who understand them; videos can be asked for in parts.
 */
export function serveStaticFiles(folder: string): Router {
  const router = Router();
  router.use(preferCompressed(folder));
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: yearMs, index: false }));
  router.use(express.static(folder, { maxAge: dayMs, index: false, redirect: false }));
  return router;
}

/** What would lie here is a file or nothing, never a page. */
export function throwNotFound(): never {
  throw new Problem('notFound');
}

function preferCompressed(folder: string) {
  const present = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`),
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const offered = Object.entries(compressedExtensions).filter(([, ending]) => present.has(request.path + ending));
    const chosen = offered.find(([encoding]) => request.acceptsEncodings([encoding]));
    if (offered.length > 0) response.vary('Accept-Encoding');
    if (chosen && request.headers.range === undefined) {
      const [encoding, ending] = chosen;
      response.type(extname(request.path)).setHeader('Content-Encoding', encoding);
      request.url = request.path + ending;
    }
    next();
  };
}
