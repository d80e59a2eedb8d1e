import { raw, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Problem } from '../../schema/core/problem';
import { hasBody, requestState } from '../http/request';
import type { Limits } from '../limits';

/**
 * Parses a JSON body into `request.body` (undefined if empty). Stricter than express.json: other content types are 415;
 * invalid UTF-8, duplicate keys and deep nesting are malformed.
 */
export function jsonBody(limits: Limits['bodyBytes'], isSignedIn: (request: Request) => boolean): RequestHandler[] {
  const readUpTo = (limit: number): RequestHandler => raw({ type: () => true, limit });
  const [readLong, readShort] = [readUpTo(limits.signedIn), readUpTo(limits.visitor)];
  const readBody: RequestHandler = (request, response, next) => {
    request.body = requestState(request).body;
    if (request.body) next();
    else (isSignedIn(request) ? readLong : readShort)(request, response, next);
  };
  return [requireJsonContentType, readBody, decodeJsonBody];
}

function requireJsonContentType(request: Request, _response: Response, next: NextFunction): void {
  if (hasBody(request) && !isJsonContentType(request.headers['content-type'])) throw new Problem('notJson');
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

/** @throws Problem `malformedRequest` for invalid UTF-8 or JSON, duplicate keys and deep nesting */
export function parseJson(bytes: Buffer): unknown {
  if (isNestedDeeply(bytes)) throw new Problem('malformedRequest');
  try {
    const text = utf8Decoder.decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!hasDuplicateKey(text)) return value;
  } catch (cause) {
    throw new Problem('malformedRequest', { cause });
  }
  throw new Problem('malformedRequest');
}

const maxJsonDepth = 64;
const [quote, backslash] = [0x22, 0x5c];
const openingBytes: ReadonlySet<number | undefined> = new Set([0x5b, 0x7b]);
const closingBytes: ReadonlySet<number | undefined> = new Set([0x5d, 0x7d]);

/** Counts open brackets outside strings, before anything is parsed. */
function isNestedDeeply(bytes: Buffer): boolean {
  let [depth, isInString] = [0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isInString = !isInString;
    else if (isInString) at += byte === backslash ? 1 : 0;
    else if (openingBytes.has(byte)) depth += 1;
    else if (closingBytes.has(byte)) depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

const jsonTokens = /"(?:[^"\\]+|\\.)*"|[{}[\]:]/g;

/** Scans valid JSON: a string before a colon is a key of the innermost open object. */
function hasDuplicateKey(json: string): boolean {
  const openObjects: Set<string>[] = [];
  let previousToken = '';
  for (const [token] of json.matchAll(jsonTokens)) {
    if (token === '{' || token === '[') openObjects.push(new Set());
    if (token === '}' || token === ']') openObjects.pop();
    if (token === ':') {
      const keys = openObjects.at(-1);
      const key = String(JSON.parse(previousToken));
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
    previousToken = token;
  }
  return false;
}
