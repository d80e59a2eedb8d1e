import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { dayMs } from '../../schema/contract/text/format/dateTime';
import { yearMs } from '../../schema/core/dates';
import { Problem } from '../../schema/core/problem';
import { acceptedEncodings, contentEncodings, type ContentEncoding } from '../http/responseBody';

const compressedExtensions: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

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
    const { path } = request;
    const isCompressed = (encoding: ContentEncoding) => fileNames.has(path + compressedExtensions[encoding]);
    if (contentEncodings.some(isCompressed)) response.vary('Accept-Encoding');
    const encoding = request.headers.range === undefined ? acceptedEncodings(request).find(isCompressed) : undefined;
    if (encoding) {
      response.type(extname(path)).setHeader('Content-Encoding', encoding);
      request.url = path + compressedExtensions[encoding];
    }
    next();
  };
}
