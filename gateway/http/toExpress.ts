import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, NextFunction, Request, Response } from 'express';

/** What Express and the fast path both give a response. */
export type FastPathResponse = ServerResponse & Pick<Response, 'cookie' | 'clearCookie' | 'locals'>;

/** Middleware for both: it uses no other method of Express's response. */
export type FastPathMiddleware = (request: Request, response: FastPathResponse, next: NextFunction) => void;

/**
 * The properties that Express gives a request, such as the address behind a proxy. Another prototype of the request
 * itself would make Node's own work on it several times slower.
 */
export function toExpressRequest(app: Express, { headers, socket, method = '', url = '' }: IncomingMessage): Request {
  const expressRequest = Object.create(app.request) as Request;
  return Object.assign(expressRequest, { headers, socket, method, url });
}

/** Gives a response the methods of Express. */
export function toExpressResponse(request: Request, response: ServerResponse): Response {
  const app = request.app as Express;
  const converted = Object.setPrototypeOf(response, app.response) as Response;
  converted.req = request;
  // Express reads the status and the headers of the response to tell whether the client has it already.
  request.res = converted;
  return converted;
}

/** Gives a response what the fast path uses; its prototype changes when the first cookie is set, which few responses do. */
export function toFastPathResponse(request: Request, response: ServerResponse): FastPathResponse {
  const convert = (): Response => {
    Reflect.deleteProperty(response, 'cookie');
    Reflect.deleteProperty(response, 'clearCookie');
    return toExpressResponse(request, response);
  };
  const cookieMethods: Pick<Response, 'cookie' | 'clearCookie'> = {
    cookie: (...args: Parameters<Response['cookie']>) => convert().cookie(...args),
    clearCookie: (...args: Parameters<Response['clearCookie']>) => convert().clearCookie(...args),
  };
  return Object.assign(response, cookieMethods, { locals: Object.create(null) as FastPathResponse['locals'] });
}
