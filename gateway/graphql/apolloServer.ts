import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { schema } from '../../schema';
import type { Config } from '../config';
import type { RequestContext } from '../context/requestContext';
import type { ErrorLogger } from '../observability/log';
import { formatAndLogErrors, nameForLog } from './formatErrors';
import type { PreparedDocuments } from './preparedDocuments';

/**
 * Creates and starts the Apollo Server, which answers documents that are new to this process. `resolveDocument` limits them
 * before it.
 * @param documents receives the documents that have passed validation
 */
export async function createApolloServer(
  { production, limits }: Config,
  log: Logger,
  logError: ErrorLogger,
  documents: PreparedDocuments,
): Promise<ApolloServer<RequestContext>> {
  const apolloServer = new ApolloServer<RequestContext>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: limits.document.tokens },
    validationOptions: { maxErrors: 5, hideSuggestions: production },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: toApolloLogger(log),
    formatError: maskError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      reportErrorsPlugin(logError, documents),
    ],
  });
  await apolloServer.start();
  return apolloServer;
}

/** Keeps Apollo's own errors about the request body; `reportErrorsPlugin` formats all others. */
const maskError = ({ message, extensions }: GraphQLFormattedError): GraphQLFormattedError =>
  extensions?.code === 'BAD_REQUEST'
    ? { message, extensions: { code: 'BAD_USER_INPUT', status: 400, problem: 'malformedRequest' } }
    : { message, extensions: { code: extensions?.code } };

const toApolloLogger = (log: Logger) => ({
  debug: (message: string) => log.debug(message),
  info: (message: string) => log.info(message),
  warn: (message: string) => log.warn(message),
  error: (message: string) => log.error(message),
});

/**
 * Formats the errors of GraphQL responses, and keeps valid documents for the fast path. Status: 400 for an invalid
 * document, that of a problem of the whole request, else 200 with the status of each error in its extensions.
 */
const reportErrorsPlugin = (
  logError: ErrorLogger,
  documents: PreparedDocuments,
): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ source, document, operation, contextValue: { logFields } }) {
        logFields.operation = nameForLog(operation);
        documents.addText(source, document);
        return Promise.resolve();
      },
      willSendResponse({ errors, response, contextValue }) {
        const { body, http } = response;
        if (!errors || body.kind !== 'single') return Promise.resolve();
        const formatted = formatAndLogErrors(errors, contextValue, logError);
        body.singleResult.errors = formatted.errors;
        if (formatted.status) http.status = formatted.status;
        if (formatted.retryAfterSeconds) http.headers.set('retry-after', String(formatted.retryAfterSeconds));
        return Promise.resolve();
      },
    }),
});
