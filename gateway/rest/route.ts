import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Language } from '../../schema/contract/languages';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import type { ConnectionPage, PagingArguments } from './sendList';

/** A REST route, answered by `restRouter` with a GraphQL document. */
export interface Route {
  method: HttpMethod;
  path: string;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  /** Validates the query string; unknown parameters are ignored. */
  query: z.ZodType | undefined;
  /** Validates the body; unknown fields are ignored. */
  body: z.ZodObject | undefined;
  /** Rewrites a body to the fields of `body` before its validation. */
  prepareBody: ((body: object) => object) | undefined;
  /** A request without a body counts as one with an empty object. */
  isBodyOptional: boolean;
  variables: (request: RouteRequest) => Record<string, unknown>;
  response: (data: never) => unknown;
  /** Another form of the response, sent if it is not null. */
  alternative: ((data: never) => unknown) | undefined;
  /** Converts the response to a file; undefined: it is sent as JSON. */
  file: ((result: never, context: FileContext) => FileResponse) | undefined;
  /** The problem for a null response. */
  notFound: ProblemCode;
  status: number;
  /** Whether the call has created something: 201 instead of `status`. */
  isCreated: ((data: never) => boolean) | undefined;
  /** Whether `response` returns a page of a connection, and all pages are sent. */
  isList: boolean;
}

interface FileContext {
  language: Language;
  /** Scheme and host of this site. */
  origin: string;
}

interface FileResponse {
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
  Result,
> {
  query?: Query;
  body?: Body;
  prepareBody?: (body: object) => object;
  isBodyOptional?: boolean;
  variables?: (request: RouteRequest<Path, z.output<Query>, z.output<Body>>) => Variables;
  response: (data: Data) => Result;
  alternative?: (data: Data) => object | null | undefined;
  file?: (result: NonNullable<Result>, context: FileContext) => FileResponse;
  notFound?: ProblemCode;
  status?: 200 | 201 | 202;
  isCreated?: (data: Data) => boolean;
}

const defineRoute =
  (method: HttpMethod) =>
  <
    Path extends string,
    Data,
    Variables extends Record<string, unknown>,
    Query extends z.ZodType,
    Body extends z.ZodObject,
    Result,
  >(
    path: Path,
    document: TypedDocumentNode<Data, Variables>,
    options: RouteOptions<Path, Data, Variables, Query, Body, Result>,
  ): Route => ({
    notFound: 'notFound',
    status: 200,
    isList: false,
    isBodyOptional: false,
    query: undefined,
    body: undefined,
    prepareBody: undefined,
    alternative: undefined,
    isCreated: undefined,
    file: undefined,
    variables: () => ({}),
    ...(options as Partial<Route>),
    response: options.response,
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
  /** The page of the connection; null if its parent does not exist. */
  page: (data: Data) => ConnectionPage | null | undefined;
  notFound?: ProblemCode;
}

/** A route that returns all pages of a connection, up to `limit` of the query. */
export const listRoute = <
  Path extends string,
  Data,
  Variables extends { first?: number | null | undefined; after?: string | null | undefined },
  Query extends z.ZodType<{ limit?: number | undefined }>,
>(
  path: Path,
  document: TypedDocumentNode<Data, Variables>,
  { page, ...options }: ListRouteOptions<Path, Data, Variables, Query>,
): Route => ({ ...get(path, document, { ...options, response: page } as never), isList: true });
