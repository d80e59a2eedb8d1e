import type { FormattedExecutionResult } from 'graphql';
import { lockedLanguage, languageParam } from '../../schema/contract/urls';
import { parseLanguage, defaultLanguage, type Language } from '../../schema/contract/languages';

export interface GraphQLOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
}

/** Takes an operation to the schema and brings its answer: over HTTP in the browser, in the same process on the server. */
export type SendOperation = (operation: GraphQLOperation, signal?: AbortSignal) => Promise<FormattedExecutionResult>;

/** No answer came (there is no status then), or not GraphQL: something between here and the gateway spoke. */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    readonly status: number | undefined,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The browser's way: POST to the gateway of the page's own origin, cookies included; never tried twice. */
export const postGraphQLOperation: SendOperation = async (operation, signal) => {
  const { status, statusText, text } = await postJson(JSON.stringify(operation), signal).catch(throwNetworkError);
  const answer = parseExecutionResult(text);
  if (answer) return answer;
  throw new TransportError(status, text || statusText);
};

/** For whatever ends without an answer: says so in the page's language. */
export function throwNetworkError(cause?: unknown): never {
  throw new TransportError(undefined, networkErrorMessages[documentLanguage()], { cause });
}

/** The language of the page as it is shown. */
export const documentLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? defaultLanguage;

/** A page in a fixed language hears that language, too, though the visitor's cookie may say another. */
function graphqlUrl(): string {
  const fixed = lockedLanguage(window.location.pathname);
  return fixed ? `/graphql?${languageParam}=${fixed}` : '/graphql';
}

async function postJson(body: string, signal?: AbortSignal) {
  const response = await fetch(graphqlUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      // Of the page, not of the browser: who reads Arabic is answered in Arabic, also before they have chosen it.
      'accept-language': documentLanguage(),
    },
    body,
    signal: signal ?? null,
    // What is saved on leaving a page still arrives; browsers take no more than 64 KB in this way.
    keepalive: body.length < 15_000,
  });
  return { status: response.status, statusText: response.statusText, text: await response.text() };
}

const networkErrorMessages: Record<Language, string> = {
  en: 'Check your connection and try again',
  ar: 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا',
};

function parseExecutionResult(text: string): FormattedExecutionResult | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const isResult = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
    return isResult ? (answer as FormattedExecutionResult) : undefined;
  } catch {
    return undefined;
  }
}
