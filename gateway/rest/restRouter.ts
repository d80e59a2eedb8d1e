import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  getNamedType,
  getOperationAST,
  GraphQLID,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { schema } from '../../schema';
import { Problem, validate } from '../../schema/core/problem';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { readData } from '../graphql/runOperation';
import type { FastPathMiddleware, FastPathResponse } from '../http/request';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { requestOrigin } from '../middleware/publicUrl';
import { createAuthorizer } from './authorization';
import { readPages, type ConnectionPage, beginList, sendList } from './sendList';
import { maxListRows } from './queryParameters';
import { parseBody } from './requestBody';
import type { Route } from './route';
import { sendJson } from '../http/sendJson';

interface RestRouterDependencies {
  createContext: CreateContext;
  bodyParsers: RequestHandler[];
  /** Runs after the body was read. */
  loadShedder: RequestHandler;
}

/** Serves the routes; other paths below /api return 404, other methods 405. */
export function restRouter(
  routes: Route[],
  { createContext, bodyParsers, loadShedder }: RestRouterDependencies,
): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](
      route.path,
      ...(route.method === 'get' ? [] : bodyParsers),
      loadShedder,
      route.file ? createFileHandler(route, route.file, createContext) : createRouteHandler(route, createContext),
    );
  }
  for (const [path, allowed] of allowedMethodsByPath(routes)) router.all(path, methodNotAllowed(allowed));
  router.use('/api', () => {
    throw new Problem('notFound');
  });
  return router;
}

/**
 * Answers a request whose path and method are those of the route, with JSON.
 * @param compressParts middleware for long lists; undefined if it runs for all responses
 */
export function createRouteHandler(
  route: Route,
  createContext: CreateContext,
  compressParts?: FastPathMiddleware,
): (request: Request, response: FastPathResponse) => Promise<void> {
  const begin = createRouteExecutor(route, createContext);
  const convertIds = createIdConverter(schema, route.document);
  return async (request, response) => {
    const { query, execute, setHeaders } = await begin(request, response);
    if (!route.isList) {
      const result = await execute();
      setHeaders();
      await sendJson(request, response, JSON.stringify(convertIds(result)));
      return;
    }
    const fetchPage = async (paging: object): Promise<ConnectionPage> => {
      const { nodes, pageInfo } = (await execute(paging)) as ConnectionPage;
      return { nodes: convertIds(nodes), pageInfo };
    };
    const list = await beginList(request, response, readPages(fetchPage, listLimit(query)));
    setHeaders();
    await sendList(request, response, list, compressParts);
  };
}

function createFileHandler(
  route: Route,
  toFile: NonNullable<Route['file']>,
  createContext: CreateContext,
): (request: Request, response: Response) => Promise<void> {
  const begin = createRouteExecutor(route, createContext);
  return async (request, response) => {
    const { context, execute, setHeaders } = await begin(request, response);
    const result = await execute();
    setHeaders();
    const file = toFile(result as never, { language: context.language, origin: requestOrigin(request) });
    response.attachment(file.name).type(file.type).send(file.text);
  };
}

interface RouteExecution {
  context: RequestContext;
  query: unknown;
  execute(paging?: object): Promise<unknown>;
  /** Call it after the execution, on which the status depends. */
  setHeaders(): void;
}

function createRouteExecutor(
  route: Route,
  createContext: CreateContext,
): (request: Request, response: FastPathResponse) => Promise<RouteExecution> {
  const operationName = getOperationAST(route.document)?.name?.value;
  const authorize = createAuthorizer(schema, route.document);
  return async (request, response) => {
    const context = await createContext(request, response);
    context.logFields.operation = operationName;
    authorize(context.viewer);
    const routeRequest = parseRequest(route, request);
    let { status } = route;
    return {
      context,
      query: routeRequest.query,
      async execute(paging = {}) {
        const variables = { ...route.variables(routeRequest), ...paging };
        const data = (await readData(route.document, variables, context)) as never;
        const result = route.alternative?.(data) ?? route.response(data);
        if (route.isCreated?.(data)) status = 201;
        if (result === null || result === undefined) throw new Problem(route.notFound);
        return result;
      },
      setHeaders() {
        response.setHeader('Cache-Control', context.viewer ? 'private, no-store' : 'private, no-cache');
        // Set before the response cache takes the headers, which is before the compression middleware adds this one.
        response.setHeader('Vary', 'Accept-Encoding, Cookie, Authorization, Accept-Language');
        response.statusCode = status;
      },
    };
  };
}

function parseRequest(
  route: Route,
  request: Request,
): { params: Record<string, string>; query: unknown; body: unknown } {
  return {
    params: request.params as Record<string, string>,
    query: route.query ? validate(route.query, request.query) : {},
    body:
      route.body && parseBody(route.body, request.body ?? (route.isBodyOptional ? {} : undefined), route.prepareBody),
  };
}

/** Number of rows of a list: the requested limit, up to `maxListRows`. */
const listLimit = (query: unknown): number => Math.min((query as { limit?: number }).limit ?? maxListRows, maxListRows);

function allowedMethodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const allowed = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    // Blog posts are read by slug and changed by id: paths with different parameter names share their methods.
    const pattern = path.replaceAll(/:\w+/g, ':name');
    methods.set(pattern, [...(methods.get(pattern) ?? []), ...allowed]);
  }
  return methods;
}

/**
 * Creates a function that converts the ids of rows in a result to numbers, in place, as the REST contract requires; keys come
 * from the document, which is read at the first result.
 */
function createIdConverter(schema: GraphQLSchema, document: DocumentNode): <Result>(result: Result) => Result {
  let convert: ((value: unknown) => unknown) | undefined;
  return (result) => (convert ??= createFieldConverter(idFieldNames(schema, document)))(result) as typeof result;
}

function createFieldConverter(idFields: ReadonlySet<string>): (value: unknown) => unknown {
  const convert = (value: unknown, isId: boolean): unknown => {
    if (typeof value === 'string') return isId && isRowId(value) ? Number(value) : value;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) value[index] = convert(each, isId);
    else if (typeof value === 'object' && value !== null) convertFields(value as Record<string, unknown>);
    return value;
  };
  const convertFields = (object: Record<string, unknown>): void => {
    for (const key in object) {
      const value = object[key];
      if (typeof value === 'object' || idFields.has(key)) object[key] = convert(value, idFields.has(key));
    }
  };
  // In place: only the type of ids changes.
  return (value) => convert(value, false);
}

/** Options of questions have ids of letters and digits. */
const isRowId = (text: string): boolean => /^\d+$/.test(text);

function idFieldNames(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const idFields = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name, alias }) {
        const type = typeInfo.getType();
        if (type && getNamedType(type) === GraphQLID) idFields.add((alias ?? name).value);
      },
    }),
  );
  return idFields;
}
