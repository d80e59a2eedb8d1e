import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Language } from '../../schema/contract/languages';
import type { ProblemCode } from '../../schema/contract/problems';
import type { Page, Paging } from '../walk';

/** One call of the REST contract: what `mount.ts` needs to answer it through the GraphQL schema. */
export interface Row {
  method: Method;
  path: string;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  /** Checks the query string; parameters that it does not name are ignored. */
  query: z.ZodType | undefined;
  /** Checks the body; fields that it does not name are ignored. */
  body: z.ZodObject | undefined;
  variables: (request: Request) => Record<string, unknown>;
  answer: (data: never) => unknown;
  /** Makes a file of the answer; undefined: it is sent as JSON. */
  file: ((answer: never, about: FileRequest) => FileAnswer) | undefined;
  /** The problem that an answer of null is. */
  absent: ProblemCode;
  status: number;
  /** Where a page of the list is, for rows that answer a whole list. */
  list: boolean;
}

/** For whom a file is made. */
export interface FileRequest {
  language: Language;
  /** Scheme and host of this site. */
  origin: string;
}

/** A file to be kept. */
export interface FileAnswer {
  name: string;
  type: string;
  text: string;
}

export type Method = 'get' | 'post' | 'put' | 'delete';

interface Request<Path extends string = string, Query = unknown, Body = unknown> {
  params: Record<ParamsOf<Path>, string>;
  query: Query;
  body: Body;
}

/** The names behind the colons of a path. */
type ParamsOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamsOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}.${string}`
      ? Name
      : Path extends `${string}:${infer Name}`
        ? Name
        : never;

interface Details<Path extends string, Data, Variables, Query extends z.ZodType, Body extends z.ZodObject, Answer> {
  query?: Query;
  body?: Body;
  variables?: (request: Request<Path, z.output<Query>, z.output<Body>>) => Variables;
  answer: (data: Data) => Answer;
  file?: (answer: NonNullable<Answer>, about: FileRequest) => FileAnswer;
  absent?: ProblemCode;
  status?: 200 | 201;
}

const row =
  (method: Method) =>
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
    details: Details<Path, Data, Variables, Query, Body, Answer>,
  ): Row => ({
    absent: 'notFound',
    status: 200,
    list: false,
    query: undefined,
    body: undefined,
    file: undefined,
    variables: () => ({}),
    ...(details as Partial<Row>),
    answer: details.answer,
    method,
    path,
    document: document as Row['document'],
  });

export const get = row('get');
export const post = row('post');
export const put = row('put');
export const remove = row('delete');

interface ListDetails<Path extends string, Data, Variables, Query extends z.ZodType<{ limit?: number | undefined }>> {
  query?: Query;
  variables?: (request: Request<Path, z.output<Query>>) => Omit<Variables, keyof Paging>;
  /** Where the page is; null where what it belongs to does not exist. */
  page: (data: Data) => Page | null | undefined;
  absent?: ProblemCode;
}

/** A call that answers a whole list: the pages of a connection, one after the other, up to `limit` of the query. */
export const list = <
  Path extends string,
  Data,
  Variables extends { first?: number | null | undefined; after?: string | null | undefined },
  Query extends z.ZodType<{ limit?: number | undefined }>,
>(
  path: Path,
  document: TypedDocumentNode<Data, Variables>,
  { page, ...details }: ListDetails<Path, Data, Variables, Query>,
): Row => ({ ...get(path, document, { ...details, answer: page } as never), list: true });
