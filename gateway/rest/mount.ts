import { Router, type Request, type RequestHandler } from 'express';
import { schema } from '../../schema';
import { languageParameter } from '../../schema/contract/addresses';
import { asLanguage } from '../../schema/contract/languages';
import { checked, Problem } from '../../schema/errors';
import { ask } from '../ask';
import type { Caller } from '../caller';
import { jsonBody } from '../json';
import { ownOrigin } from '../ownOrigin';
import { walk, type Page } from '../walk';
import { allowing } from './allowed';
import { bodyAs } from './body';
import { integerIds } from './integers';
import { longestList } from './queries';
import type { Row } from './table';

interface Parts {
  caller: Caller;
  bodyBytes: number;
  /** Stands between a request that has arrived whole and its answer. */
  bounded: RequestHandler;
}

/** Answers the rows of the table; everything else below /api is a 404, or a 405 that names the methods there are. */
export function mount(rows: Row[], { caller, bodyBytes, bounded }: Parts): Router {
  const router = Router();
  for (const row of rows) {
    const read = row.method === 'get' ? [] : jsonBody(bodyBytes);
    router[row.method](row.path, ...read, bounded, answering(row, caller));
  }
  for (const [path, allowed] of methodsByPath(rows)) router.all(path, otherMethod(allowed));
  router.use('/api', () => {
    throw new Problem('notFound');
  });
  return router;
}

function answering(row: Row, caller: Caller): RequestHandler {
  const toIntegers = integerIds(schema, row.document);
  const allow = allowing(schema, row.document);
  return async (request, response) => {
    const context = await caller(request, response);
    allow(context.viewer);
    const asked = askedIn(row, request);
    const read = async <Answer>(paging: object) =>
      row.answer((await ask(row.document, { ...row.variables(asked), ...paging }, context)) as never) as Answer;
    const answer = row.list ? await walk(read<Page | null>, longestFor(asked.query)) : await read({});
    if (answer === null || answer === undefined) throw new Problem(row.absent);
    response.setHeader('Cache-Control', context.viewer ? 'private, no-store' : 'private, no-cache');
    response.vary('Cookie, Authorization, Accept-Language').status(row.status);
    const language = asLanguage(request.query[languageParameter]) ?? context.language;
    const file = row.file?.(answer as never, { language, origin: ownOrigin(request) });
    if (file) response.attachment(file.name).type(file.type).send(file.text);
    else response.json(toIntegers(answer));
  };
}

function askedIn(row: Row, request: Request): { params: Record<string, string>; query: unknown; body: unknown } {
  return {
    params: request.params as Record<string, string>,
    query: row.query ? checked(row.query, request.query) : {},
    body: row.body ? bodyAs(row.body, request.body) : undefined,
  };
}

/** How many rows of a list this caller gets: what they ask for, up to our own bound. */
const longestFor = (query: unknown): number =>
  Math.min((query as { limit?: number }).limit ?? longestList, longestList);

function methodsByPath(rows: Row[]): Map<string, string[]> {
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
export const otherMethod =
  (allowed: string[]): RequestHandler =>
  (request, response) => {
    response.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw new Problem('methodNotAllowed');
    response.status(204).end();
  };
