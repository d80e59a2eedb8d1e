import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { Problem } from '../../schema/core/errors';

const compressedExtensions = { br: '.br', gzip: '.gz' } as const;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Serves the built client. Files in /assets have a hash in the name and are immutable; others are revalidated after a
 * day. Precompressed .br and .gz files and range requests are supported.
 */
export function serveStaticFiles(folder: string): Router {
  const router = Router();
  router.use(preferCompressed(folder));
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: yearMs, index: false }));
  router.use(express.static(folder, { maxAge: dayMs, index: false, redirect: false }));
  return router;
}

/** For folders of files: a missing file is a 404, not a page. */
export function throwNotFound(): never {
  throw new Problem('notFound');
}

function preferCompressed(folder: string) {
  const fileNames = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`),
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const variants = Object.entries(compressedExtensions).filter(([, extension]) =>
      fileNames.has(request.path + extension),
    );
    const accepted = variants.find(([encoding]) => request.acceptsEncodings([encoding]));
    if (variants.length > 0) response.vary('Accept-Encoding');
    if (accepted && request.headers.range === undefined) {
      const [encoding, extension] = accepted;
      response.type(extname(request.path)).setHeader('Content-Encoding', encoding);
      request.url = request.path + extension;
    }
    next();
  };
}
