import { execute, type GraphQLSchema } from 'graphql';
import { Router, type Request, type RequestHandler } from 'express';
import type { Context } from '../../schema/context';
import { limits } from '../../schema/contract/limits';
import { checked, Problem } from '../../schema/errors';
import type { Caller } from '../caller';
import { jsonBody } from '../json';
import { bodyAs } from './body';
import { integerIds } from './integers';
import { longestList } from './queries';
import type { Page, Row } from './table';

interface Parts {
  schema: GraphQLSchema;
  caller: Caller;
  bodyBytes: number;
  /** Stands between a request that has arrived whole and its answer. */
  bounded: RequestHandler;
}

/** Answers the rows of the table; everything else below /api is a 404, or a 405 that names the methods there are. */
export function mount(rows: Row[], { schema, caller, bodyBytes, bounded }: Parts): Router {
  const router = Router();
  for (const row of rows) {
    const read = row.method === 'get' ? [] : jsonBody(bodyBytes);
    router[row.method](row.path, ...read, bounded, answering(row, schema, caller));
  }
  for (const [path, allowed] of methodsByPath(rows)) router.all(path, otherMethod(allowed));
  router.use('/api', () => {
    throw new Problem('notFound');
  });
  return router;
}

function answering(row: Row, schema: GraphQLSchema, caller: Caller): RequestHandler {
  const toIntegers = integerIds(schema, row.document);
  return async (request, response) => {
    const context = await caller(request, response);
    const asked = askedIn(row, request);
    const ask = (paging: object) => run(row, schema, context, { ...row.variables(asked), ...paging });
    const answer = row.list ? await walk(ask, asked.query) : await ask({});
    if (answer === null || answer === undefined) throw new Problem(row.absent);
    response.setHeader('Cache-Control', context.viewer ? 'private, no-store' : 'private, no-cache');
    response.vary('Cookie, Authorization, Accept-Language').status(row.status).json(toIntegers(answer));
  };
}

function askedIn(row: Row, request: Request): { params: Record<string, string>; query: unknown; body: unknown } {
  return {
    params: request.params as Record<string, string>,
    query: row.query ? checked(row.query, request.query) : {},
    body: row.body ? bodyAs(row.body, request.body) : undefined,
  };
}

async function run(row: Row, schema: GraphQLSchema, contextValue: Context, variableValues: object): Promise<unknown> {
  const { data, errors } = await execute({
    schema,
    document: row.document,
    contextValue,
    variableValues: variableValues as Record<string, unknown>,
  });
  if (errors?.[0]) throw errors[0];
  return row.answer(data as never);
}

/** All rows of a list, page by page, up to the caller's limit and ours. */
async function walk(ask: (paging: object) => Promise<unknown>, query: unknown): Promise<unknown[] | null> {
  const { limit = longestList } = query as { limit?: number };
  const most = Math.min(limit, longestList);
  const nodes: unknown[] = [];
  for (let after: string | null = null; nodes.length < most;) {
    const page = (await ask({ first: Math.min(limits.page.max, most - nodes.length), after })) as
      Page | null | undefined;
    if (!page) return null;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return nodes;
}

function methodsByPath(rows: Row[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of rows) {
    const names = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...names]);
  }
  return methods;
}

const otherMethod =
  (allowed: string[]): RequestHandler =>
  (request, response) => {
    response.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw new Problem('methodNotAllowed');
    response.status(204).end();
  };
