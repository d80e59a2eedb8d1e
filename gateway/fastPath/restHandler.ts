import compression from 'compression';
import { shareRecording } from '../cache/recordedRequests';
import type { CreateContext } from '../context/requestContext';
import { createRouteHandler } from '../rest/restRouter';
import type { Route } from '../rest/route';
import { createRequestChecks, sendError, shedLoad, type RequestCheckDependencies } from './requestChecks';
import type { FastPathHandler } from '../http/fastPathHandler';
import { hasBody } from '../http/requestBody';
import { toExpressRequest, toLazyExpressResponse } from '../http/toExpress';

interface RestHandlerDependencies extends RequestCheckDependencies {
  createContext: CreateContext;
}

/**
 * Answers calls without a body whose path is constant or has one number, without the routing and the page headers of the
 * application, which cost as much as a short read. Files, other paths and other spellings are left to Express.
 */
export function createRestHandler(routes: readonly Route[], dependencies: RestHandlerDependencies): FastPathHandler {
  const { app, createContext } = dependencies;
  const checkRequest = createRequestChecks(dependencies);
  const compressParts = compression();
  const handlers = new Map(
    routes
      .filter(({ path, file }) => !file && !path.replace(idParameter, '').includes(':'))
      .map((route) => [
        routeKey(route.method.toUpperCase(), route.path),
        createRouteHandler(route, createContext, compressParts),
      ]),
  );
  return async (message, reply) => {
    const { method = '', url } = message;
    // A body is left to Express, which limits the time that it takes.
    if (hasBody(message) || !url?.startsWith('/api/')) return false;
    const found = parsePath(url);
    const handle = found && handlers.get(routeKey(method, found.pattern));
    if (!handle) return false;
    const request = toExpressRequest(app, message);
    shareRecording(message, request);
    const response = toLazyExpressResponse(app, request, reply);
    response.setHeader('Vary', 'Accept-Encoding');
    // The label of the metrics.
    request.route = { path: found.pattern };
    request.params = found.params;
    try {
      await checkRequest(request, response);
      shedLoad(dependencies, request, response);
      await handle(request, response);
    } catch (error) {
      sendError(dependencies, error, request, response);
    }
    return true;
  };
}

const routeKey = (method: string, pattern: string): string => `${method} ${pattern}`;

const idParameter = /\/:id(?=\/|$)/;
const idInPath = /\/(\d+)(?=\/|$)/;

/** The path as the pattern of a route: its first number becomes `:id`. Undefined for a path that looks like a pattern. */
function parsePath(url: string): { pattern: string; params: Record<string, string> } | undefined {
  const [path = ''] = url.split('?', 1);
  if (path.includes(':')) return undefined;
  const id = idInPath.exec(path)?.[1];
  return id === undefined ? { pattern: path, params: {} } : { pattern: path.replace(idInPath, '/:id'), params: { id } };
}
