import compression from 'compression';
import type { Response } from 'express';
import { captureResponse, shareRecording } from '../cache/recordedRequests';
import type { CreateContext } from '../context/requestContext';
import { createRouteHandler } from '../rest/restRouter';
import type { Route } from '../rest/route';
import {
  createRequestChecks,
  runMiddleware,
  sendError,
  shedLoad,
  type RequestCheckDependencies,
} from './requestChecks';
import type { EarlyHandler } from './requestListener';
import { toExpressRequest, toExpressResponse } from './toExpress';

interface RestHandlerDependencies extends RequestCheckDependencies {
  createContext: CreateContext;
}

/**
 * Answers the GET routes whose path is constant or has one number, without the routing and the page headers of the
 * application, which cost as much as a short read. Other paths and spellings are left to Express.
 */
export function createRestHandler(routes: readonly Route[], dependencies: RestHandlerDependencies): EarlyHandler {
  const { app, createContext } = dependencies;
  const checkRequest = createRequestChecks(dependencies);
  const afterChecks = [compression(), captureResponse];
  const handlers = new Map(
    routes
      .filter(({ method, path }) => method === 'get' && !path.replace(idParameter, '').includes(':'))
      .map((route) => [route.path, createRouteHandler(route, createContext)]),
  );
  return async (message, reply) => {
    if (message.method !== 'GET' || !message.url?.startsWith('/api/')) return false;
    const { path, params } = parsePath(message.url);
    const handle = handlers.get(path);
    if (!handle) return false;
    const request = toExpressRequest(app, message);
    shareRecording(message, request);
    const response = toExpressResponse(app, request, reply);
    response.locals = Object.create(null) as Response['locals'];
    // The label of the metrics.
    request.route = { path };
    request.params = params;
    try {
      await checkRequest(request, response);
      runMiddleware(afterChecks, request, response);
      shedLoad(dependencies, request, response);
      await handle(request, response);
    } catch (error) {
      sendError(dependencies, error, request, response);
    }
    return true;
  };
}

const idParameter = /\/:id(?=\/|$)/;
const idInPath = /\/(\d+)(?=\/|$)/;

/** The path with its first number as `:id`, as routes name it. */
function parsePath(url: string): { path: string; params: Record<string, string> } {
  const [path = ''] = url.split('?', 1);
  const id = idInPath.exec(path)?.[1];
  return id === undefined ? { path, params: {} } : { path: path.replace(idInPath, '/:id'), params: { id } };
}
