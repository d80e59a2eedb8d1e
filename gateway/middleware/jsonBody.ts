import { raw, type NextFunction, type Request, type Response } from 'express';
import { Problem } from '../../schema/core/errors';

/**
 * Reads a JSON body into `request.body` (undefined where there is none). Stricter than Express's own parser: a body of any
 * other type is 415, and text that is not UTF-8, or an object that names a key twice, is malformed; of two values nobody
 * could say which one was meant.
 */
export const jsonBody = (limit: number) => [requireJsonContentType, raw({ type: () => true, limit }), decodeJsonBody];

function requireJsonContentType(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !isJsonContentType(request.headers['content-type'])) throw new Problem('notJson');
  next();
}

function isJsonContentType(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (charset === undefined || /^"?utf-?8"?$/.test(charset));
}

function decodeJsonBody(request: Request, _response: Response, next: NextFunction): void {
  const bytes: unknown = request.body;
  request.body = Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJson(bytes) : undefined;
  next();
}

const utf8Decoder = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Buffer): unknown {
  try {
    const text = utf8Decoder.decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!hasDuplicateKey(text)) return value;
  } catch (cause) {
    throw new Problem('malformedRequest', { cause });
  }
  throw new Problem('malformedRequest');
}

const jsonTokens = /"(?:[^"\\]+|\\.)*"|[{}[\]:]/g;

/** Walks valid JSON: a string before a colon is a key of the innermost open object. */
function hasDuplicateKey(json: string): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(jsonTokens)) {
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
