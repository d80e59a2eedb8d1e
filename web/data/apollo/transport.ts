import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { lockedLanguage, languageParam } from '../../../schema/contract/site/urls';
import { viewerHeader } from '../../../schema/contract/viewerHeader';
import type { ProblemCode } from '../../../schema/contract/problems/problems';
import type { Language } from '../../../schema/contract/languages';
import { documentLanguage } from '../../language/documentLanguage';

interface GraphQLOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
}

/** Executes an operation: over HTTP in the browser, in process on the server. */
export type SendOperation = (operation: GraphQLOperation, signal?: AbortSignal) => Promise<FormattedExecutionResult>;

/** No response (`status` is undefined), or a response that is not GraphQL, for example from a proxy. */
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

/**
 * POST to the page's own origin, with cookies, without retry.
 * @param onViewer receives the id of the viewer who has the session, null for a visitor, before the result is returned
 */
export const createHttpTransport =
  (onViewer: (viewerId: string | null) => void): SendOperation =>
  async ({ query, ...operation }, signal) => {
    const send = async (document: object): Promise<FormattedExecutionResult> => {
      const { status, statusText, viewerId, text } = await postJson(
        JSON.stringify({ ...document, ...operation }),
        signal,
      ).catch(throwNetworkError);
      if (viewerId !== null) onViewer(viewerId || null);
      const result = parseExecutionResult(text);
      if (result) return result;
      throw new TransportError(status, text || statusText);
    };
    const hash = documentHash(query);
    const result = hash === undefined ? undefined : await send({ documentId: `sha256:${hash}` });
    if (result && !isUnknownDocument(result)) return result;
    // A page that was loaded before a deployment: the new server does not know its operations, but executes their text.
    const text = await printLazily(query);
    return text === undefined && result ? result : send({ query: text });
  };

/** The hash that codegen has added to the document. */
const documentHash = (document: DocumentNode & { __meta__?: { hash?: string } }): string | undefined =>
  document.__meta__?.hash;

const isUnknownDocument = ({ errors }: FormattedExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions?.problem === ('unknownDocument' satisfies ProblemCode)) ?? false;

/** Undefined if the printer, which a page rarely needs, cannot be loaded any more. */
const printLazily = (document: DocumentNode): Promise<string | undefined> =>
  import('./printDocument').then(
    ({ print }) => print(document),
    () => undefined,
  );

/** Throws the network error message in the page's language. */
export function throwNetworkError(cause?: unknown): never {
  throw new TransportError(undefined, networkErrorMessages[documentLanguage()], { cause });
}

/** A page with a locked language also gets its server messages in that language, not in the cookie's. */
function graphqlUrl(): string {
  const locked = lockedLanguage(window.location.pathname);
  return locked ? `/graphql?${languageParam}=${locked}` : '/graphql';
}

async function postJson(body: string, signal?: AbortSignal) {
  const response = await fetch(graphqlUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      // The page's language, not the browser's: they differ before the visitor has chosen one.
      'accept-language': documentLanguage(),
    },
    body,
    signal: signal ?? null,
    // Lets a save on page leave complete; browsers limit keepalive bodies to 64 KB.
    keepalive: body.length < 15_000,
  });
  return {
    status: response.status,
    statusText: response.statusText,
    viewerId: response.headers.get(viewerHeader),
    text: await response.text(),
  };
}

export const networkErrorMessages: Record<Language, string> = {
  en: 'Check your connection and try again',
  ar: 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا',
};

function parseExecutionResult(text: string): FormattedExecutionResult | undefined {
  try {
    const result: unknown = JSON.parse(text);
    const isResult = typeof result === 'object' && result !== null && ('data' in result || 'errors' in result);
    return isResult ? (result as FormattedExecutionResult) : undefined;
  } catch {
    return undefined;
  }
}
