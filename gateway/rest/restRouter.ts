import { Router, type Request, type RequestHandler } from 'express';
import { schema } from '../../schema';
import { languageParam } from '../../schema/contract/urls';
import { parseLanguage } from '../../schema/contract/languages';
import { Problem, validate } from '../../schema/core/errors';
import type { CreateContext } from '../context/requestContext';
import { executeDocument, readAllPages, type ConnectionPage } from '../graphql/executeDocument';
import { jsonBody } from '../middleware/jsonBody';
import { requestOrigin } from '../middleware/requestOrigin';
import { createAuthorizer } from './authorization';
import { maxListRows } from './queryParameters';
import { parseBody } from './requestBody';
import type { Route } from './route';
import { createIdConverter } from './serializers';

interface RestRouterDependencies {
  createContext: CreateContext;
  bodyBytes: number;
  /** Stands between a request that has arrived whole and its answer. */
  loadShedder: RequestHandler;
}

/** Answers the rows of the table; everything else below /api is a 404, or a 405 that names the methods there are. */
export function restRouter(rows: Route[], { createContext, bodyBytes, loadShedder }: RestRouterDependencies): Router {
  const router = Router();
  for (const row of rows) {
    const read = row.method === 'get' ? [] : jsonBody(bodyBytes);
    router[row.method](row.path, ...read, loadShedder, createRouteHandler(row, createContext));
  }
  for (const [path, allowed] of allowedMethodsByPath(rows)) router.all(path, methodNotAllowed(allowed));
  router.use('/api', () => {
    throw new Problem('notFound');
  });
  return router;
}

function createRouteHandler(row: Route, caller: CreateContext): RequestHandler {
  const toIntegers = createIdConverter(schema, row.document);
  const allow = createAuthorizer(schema, row.document);
  return async (request, response) => {
    const context = await caller(request, response);
    allow(context.viewer);
    const asked = parseRequest(row, request);
    const read = async <Answer>(paging: object) =>
      row.response(
        (await executeDocument(row.document, { ...row.variables(asked), ...paging }, context)) as never,
      ) as Answer;
    const answer = row.isList
      ? await readAllPages(read<ConnectionPage | null>, listLimit(asked.query))
      : await read({});
    if (answer === null || answer === undefined) throw new Problem(row.notFound);
    response.setHeader('Cache-Control', context.viewer ? 'private, no-store' : 'private, no-cache');
    response.vary('Cookie, Authorization, Accept-Language').status(row.status);
    const language = parseLanguage(request.query[languageParam]) ?? context.language;
    const file = row.file?.(answer as never, { language, origin: requestOrigin(request) });
    if (file) response.attachment(file.name).type(file.type).send(file.text);
    else response.json(toIntegers(answer));
  };
}

function parseRequest(row: Route, request: Request): { params: Record<string, string>; query: unknown; body: unknown } {
  return {
    params: request.params as Record<string, string>,
    query: row.query ? validate(row.query, request.query) : {},
    body: row.body ? parseBody(row.body, request.body) : undefined,
  };
}

/** How many rows of a list this caller gets: what they ask for, up to our own bound. */
const listLimit = (query: unknown): number => Math.min((query as { limit?: number }).limit ?? maxListRows, maxListRows);

function allowedMethodsByPath(rows: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of rows) {
    const names = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    // An article is read by its slug and changed by its key: what a parameter is called makes no other path.
    const shape = path.replaceAll(/:\w+/g, ':name');
    methods.set(shape, [...(methods.get(shape) ?? []), ...names]);
  }
  return methods;
}

/** Answers with the methods that there are. */
export const methodNotAllowed =
  (allowed: string[]): RequestHandler =>
  (request, response) => {
    response.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw new Problem('methodNotAllowed');
    response.status(204).end();
  };
