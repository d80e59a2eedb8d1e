import { raw, type NextFunction, type Request, type Response } from 'express';
import { Problem } from '../schema/errors';

/**
 * Reads a JSON body into `request.body` (undefined where there is none). Stricter than Express's own parser: a body of any
 * other type is 415, and text that is not UTF-8, or an object that names a key twice, is malformed; of two values nobody
 * could say which one was meant.
 */
export const jsonBody = (limit: number) => [jsonOnly, raw({ type: () => true, limit }), parsed];

function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !isJson(request.headers['content-type'])) throw new Problem('notJson');
  next();
}

function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (charset === undefined || /^"?utf-?8"?$/.test(charset));
}

function parsed(request: Request, _response: Response, next: NextFunction): void {
  const bytes: unknown = request.body;
  request.body = Buffer.isBuffer(bytes) && bytes.length > 0 ? parse(bytes) : undefined;
  next();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!namesKeyTwice(text)) return value;
  } catch (cause) {
    throw new Problem('malformedRequest', { cause });
  }
  throw new Problem('malformedRequest');
}

const tokens = /"(?:[^"\\]+|\\.)*"|[{}[\]:]/g;

/** Walks valid JSON: a string before a colon is a key of the innermost open object. */
function namesKeyTwice(json: string): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    if (token === '}' || token === ']') open.pop();
    if (token === ':') {
      const keys = open.at(-1);
      const key = String(JSON.parse(last));
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
    last = token;
  }
  return false;
}
