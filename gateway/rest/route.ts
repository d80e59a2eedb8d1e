import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Language } from '../../schema/contract/languages';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import type { ConnectionPage, PagingArguments } from '../graphql/executeDocument';

/** One call of the REST contract: what `mount.ts` needs to answer it through the GraphQL schema. */
export interface Route {
  method: HttpMethod;
  path: string;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  /** Checks the query string; parameters that it does not name are ignored. */
  query: z.ZodType | undefined;
  /** Checks the body; fields that it does not name are ignored. */
  body: z.ZodObject | undefined;
  variables: (request: RouteRequest) => Record<string, unknown>;
  response: (data: never) => unknown;
  /** Makes a file of the answer; undefined: it is sent as JSON. */
  file: ((answer: never, about: FileContext) => FileResponse) | undefined;
  /** The problem that an answer of null is. */
  notFound: ProblemCode;
  status: number;
  /** Where a page of the list is, for rows that answer a whole list. */
  isList: boolean;
}

/** For whom a file is made. */
export interface FileContext {
  language: Language;
  /** Scheme and host of this site. */
  origin: string;
}

/** A file to be kept. */
export interface FileResponse {
  name: string;
  type: string;
  text: string;
}

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

interface RouteRequest<Path extends string = string, Query = unknown, Body = unknown> {
  params: Record<PathParams<Path>, string>;
  query: Query;
  body: Body;
}

/** The names behind the colons of a path. */
type PathParams<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | PathParams<`/${Rest}`>
    : Path extends `${string}:${infer Name}.${string}`
      ? Name
      : Path extends `${string}:${infer Name}`
        ? Name
        : never;

interface RouteOptions<
  Path extends string,
  Data,
  Variables,
  Query extends z.ZodType,
  Body extends z.ZodObject,
  Answer,
> {
  query?: Query;
  body?: Body;
  variables?: (request: RouteRequest<Path, z.output<Query>, z.output<Body>>) => Variables;
  response: (data: Data) => Answer;
  file?: (answer: NonNullable<Answer>, about: FileContext) => FileResponse;
  notFound?: ProblemCode;
  status?: 200 | 201;
}

const defineRoute =
  (method: HttpMethod) =>
  <
    Path extends string,
    Data,
    Variables extends Record<string, unknown>,
    Query extends z.ZodType,
    Body extends z.ZodObject,
    Answer,
  >(
    path: Path,
    document: TypedDocumentNode<Data, Variables>,
    details: RouteOptions<Path, Data, Variables, Query, Body, Answer>,
  ): Route => ({
    notFound: 'notFound',
    status: 200,
    isList: false,
    query: undefined,
    body: undefined,
    file: undefined,
    variables: () => ({}),
    ...(details as Partial<Route>),
    response: details.response,
    method,
    path,
    document: document as Route['document'],
  });

export const get = defineRoute('get');
export const post = defineRoute('post');
export const put = defineRoute('put');
export const del = defineRoute('delete');

interface ListRouteOptions<
  Path extends string,
  Data,
  Variables,
  Query extends z.ZodType<{ limit?: number | undefined }>,
> {
  query?: Query;
  variables?: (request: RouteRequest<Path, z.output<Query>>) => Omit<Variables, keyof PagingArguments>;
  /** Where the page is; null where what it belongs to does not exist. */
  page: (data: Data) => ConnectionPage | null | undefined;
  notFound?: ProblemCode;
}

/** A call that answers a whole list: the pages of a connection, one after the other, up to `limit` of the query. */
export const listRoute = <
  Path extends string,
  Data,
  Variables extends { first?: number | null | undefined; after?: string | null | undefined },
  Query extends z.ZodType<{ limit?: number | undefined }>,
>(
  path: Path,
  document: TypedDocumentNode<Data, Variables>,
  { page, ...details }: ListRouteOptions<Path, Data, Variables, Query>,
): Route => ({ ...get(path, document, { ...details, response: page } as never), isList: true });
