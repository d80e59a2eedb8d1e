import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { markUncacheable } from '../cache/recordedRequests';
import { onceClosed, requestState, type FastPathMiddleware, type FastPathResponse } from '../http/request';
import { jsonContentType, sendJson } from '../http/sendJson';
import { pageSizes } from '../../schema/contract/pageSizes';

/** Characters of a response that the response cache may store. */
const maxSharedLength = 2 * 1024 * 1024;

/** A reader that takes nothing for so long is disconnected. */
const stalledReaderMs = 30_000;

type JsonParts = AsyncGenerator<{ text: string; isLast: boolean }, void>;

/** A JSON array whose beginning was read. */
interface BegunList {
  text: string;
  /** The text is the whole array. */
  isComplete: boolean;
  rest: JsonParts;
}

/**
 * Reads the beginning of a list: the first part, or for the response cache the whole list, whose length is limited.
 * @throws the error of a part, so that it gets an error status
 */
export async function beginList(
  request: IncomingMessage,
  response: ServerResponse,
  list: AsyncGenerator<ListPart, void>,
): Promise<BegunList> {
  const maxLength = requestState(request).recording ? maxSharedLength : 0;
  const parts = toJsonParts(list);
  let text = '';
  for (;;) {
    const { value, done } = await parts.next();
    if (done) return { text, isComplete: true, rest: parts };
    text += value.text;
    if (value.isLast || text.length > maxLength || isClosed(response))
      return { text, isComplete: value.isLast, rest: parts };
  }
}

/**
 * Sends a list as a JSON array. A long one is streamed with backpressure, so that memory does not depend on its length;
 * reading ends with the connection, and an error closes the connection before the end of the array.
 * @param compress middleware for the parts; undefined if it has run already
 */
export async function sendList(
  request: Request,
  response: FastPathResponse,
  { text, isComplete, rest }: BegunList,
  compress?: FastPathMiddleware,
): Promise<void> {
  if (isComplete) {
    await sendJson(request, response, text);
    return;
  }
  markUncacheable(request);
  response.setHeader('Content-Type', jsonContentType);
  if (compress) compress(request, response, () => undefined);
  if (request.method === 'HEAD' || isClosed(response)) {
    response.end();
    return;
  }
  response.setTimeout(stalledReaderMs, () => response.destroy());
  const closed = new Promise<void>((resolve) => onceClosed(request, response, resolve));
  for await (const part of joinTexts(text, rest)) {
    if (!response.write(part)) await Promise.race([once(response, 'drain'), closed]);
    if (isClosed(response)) return;
  }
  response.end();
}

const isClosed = ({ closed }: ServerResponse): boolean => closed;

async function* toJsonParts(list: AsyncGenerator<ListPart, void>): JsonParts {
  let separator = '[';
  for await (const { rows, isLast } of list) {
    const items = rows.length > 0 || separator === '[' ? separator + JSON.stringify(rows).slice(1, -1) : '';
    yield { text: isLast ? `${items}]` : items, isLast };
    separator = ',';
  }
}

async function* joinTexts(text: string, rest: JsonParts): AsyncGenerator<string, void> {
  yield text;
  for await (const part of rest) yield part.text;
}

export interface ConnectionPage {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface PagingArguments {
  first: number;
  after: string | null;
}

/** Some rows of a list that is read in parts. */
export interface ListPart {
  rows: unknown[];
  isLast: boolean;
}

/** The rows of a connection page by page, up to `maxRows`. */
export async function* readPages(
  fetchPage: (paging: PagingArguments) => Promise<ConnectionPage>,
  maxRows: number,
): AsyncGenerator<ListPart, void> {
  let after: string | null = null;
  for (let count = 0, isLast = false; !isLast;) {
    const first = Math.min(pageSizes.max, maxRows - count);
    const { nodes, pageInfo } = await fetchPage({ first, after });
    count += nodes.length;
    after = pageInfo.endCursor;
    isLast = !pageInfo.hasNextPage || count >= maxRows;
    yield { rows: nodes, isLast };
  }
}
