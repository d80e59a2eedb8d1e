import type { FormattedExecutionResult } from 'graphql';
import { asLanguage, defaultLanguage } from '../../schema/contract/languages';
import { problems } from '../../schema/contract/problems';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
}

/** Takes an operation to the schema and brings its answer: over HTTP in the browser, in the same process on the server. */
export type Send = (operation: Operation, signal?: AbortSignal) => Promise<FormattedExecutionResult>;

/** The answer was not GraphQL: the connection failed (503), or something between here and the gateway spoke. */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The browser's way: POST to the gateway of the page's own origin, cookies included; never tried twice. */
export const sendFromBrowser: Send = async (operation, signal) => {
  const body = JSON.stringify(operation);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body,
    signal: signal ?? null,
    // What is saved on leaving a page still arrives; browsers take no more than 64 KB in this way.
    keepalive: body.length < 15_000,
  }).catch((cause: unknown) => {
    throw new TransportError(problems.unavailable.status, unavailable(), { cause });
  });
  const text = await response.text();
  const answer = parsed(text);
  if (answer) return answer;
  throw new TransportError(response.status, text || response.statusText);
};

const unavailable = () =>
  problems.unavailable.text[asLanguage(document.documentElement.lang) ?? defaultLanguage];

function parsed(text: string): FormattedExecutionResult | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const isResult = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
    return isResult ? (answer as FormattedExecutionResult) : undefined;
  } catch {
    return undefined;
  }
}
