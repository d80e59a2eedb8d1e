import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';

/**
 * The properties that Express gives a request, such as the address behind a proxy. Another prototype of the request
 * itself would make Node's own work on it several times slower.
 */
export function toExpressRequest(app: Express, { headers, socket, method = '', url = '' }: IncomingMessage): Request {
  const expressRequest = Object.create(app.request) as Request;
  return Object.assign(expressRequest, { headers, socket, method, url });
}

/** Gives a response the methods of Express. */
export function toExpressResponse(app: Express, request: Request, response: ServerResponse): Response {
  const converted = Object.setPrototypeOf(response, app.response) as Response;
  converted.req = request;
  // Express reads the status and the headers of the response to tell whether the client has it already.
  request.res = converted;
  return converted;
}

/** The same, but the prototype changes when the first cookie is set, which few responses do. */
export function toLazyExpressResponse(app: Express, request: Request, response: ServerResponse): Response {
  const convert = (): Response => {
    Reflect.deleteProperty(response, 'cookie');
    Reflect.deleteProperty(response, 'clearCookie');
    return toExpressResponse(app, request, response);
  };
  const cookieMethods: Pick<Response, 'cookie' | 'clearCookie'> = {
    cookie: (...args: Parameters<Response['cookie']>) => convert().cookie(...args),
    clearCookie: (...args: Parameters<Response['clearCookie']>) => convert().clearCookie(...args),
  };
  return Object.assign(response, cookieMethods, { locals: Object.create(null) as object }) as Response;
}
