import compression from 'compression';
import type { CreateContext } from '../context/requestContext';
import type { FastPathHandler } from './requestListener';
import { minCompressedBytes } from './responseBody';
import type { FastPathMiddleware } from './request';
import { createRouteHandler } from '../rest/restRouter';
import type { Route } from '../rest/route';
import type { RunOnFastPath } from './fastPathRunner';

interface RestHandlerDependencies {
  createContext: CreateContext;
  runOnFastPath: RunOnFastPath;
}

/**
 * Answers calls without a body whose path is constant or has one number: Express's routing and page headers cost as much
 * CPU as a short read. Files, other paths and other spellings are left to Express.
 */
export function createRestHandler(
  routes: readonly Route[],
  { createContext, runOnFastPath }: RestHandlerDependencies,
): FastPathHandler {
  // It uses only Node's methods of a response.
  const compressParts = compression({ threshold: minCompressedBytes }) as FastPathMiddleware;
  const handlers = new Map(
    routes
      .filter(({ path, file }) => !file && !path.replace(idParameter, '').includes(':'))
      .map((route) => [
        routeKey(route.method.toUpperCase(), route.path),
        createRouteHandler(route, createContext, compressParts),
      ]),
  );
  return async (exchange) => {
    const { expressRequest } = exchange;
    const { method, url } = expressRequest;
    if (!url.startsWith('/api/')) return false;
    const found = parsePath(url);
    const handle = found && handlers.get(routeKey(method, found.pattern));
    if (!handle) return false;
    expressRequest.params = found.params;
    await runOnFastPath(exchange, found.pattern, handle);
    return true;
  };
}

const routeKey = (method: string, pattern: string): string => `${method} ${pattern}`;

const idParameter = /\/:id(?=\/|$)/;
const idInPath = /\/(\d+)(?=\/|$)/;

/** The path as the pattern of a route: its first number is replaced by `:id`. Undefined for a path that looks like a pattern. */
function parsePath(url: string): { pattern: string; params: Record<string, string> } | undefined {
  const [path = ''] = url.split('?', 1);
  if (path.includes(':')) return undefined;
  const id = idInPath.exec(path)?.[1];
  return id === undefined ? { pattern: path, params: {} } : { pattern: path.replace(idInPath, '/:id'), params: { id } };
}
