import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type GraphQLFormattedError, printSchema } from 'graphql';
import type { Logger } from 'pino';
import { existsSync } from 'node:fs';
import express, { Router } from 'express';
import { schema } from '../../schema';
import { Problem } from '../../schema/core/errors';
import type { Config } from '../config';
import type { RequestContext } from '../context/requestContext';
import type { ErrorLogger } from '../observability/logFields';
import { sandboxHeaders } from '../middleware/securityHeaders';
import { reportErrors, nameForLog } from './reportErrors';
import type { PreparedDocuments } from './preparedDocuments';
import { methodNotAllowed } from '../middleware/methodNotAllowed';

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

const sandboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tayyar · GraphQL</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/graphql/sandbox/sandbox.css">
<script type="module" src="/graphql/sandbox/sandbox.js"></script>
</head>
<body style="margin:0"><div id="sandbox" style="height:100dvh"></div></body>
</html>`;

interface SandboxDependencies {
  /** Folder of the built sandbox; null if it was not built. */
  sandboxFolder: string | null;
  config: Pick<Config, 'production'>;
}

/** GET /graphql: the GraphiQL sandbox for browsers, 405 for other clients, 404 in production. */
export function sandboxRouter({ sandboxFolder: folder, config: { production } }: SandboxDependencies): Router {
  const router = Router();
  if (!production && folder && existsSync(folder)) {
    router.use('/graphql/sandbox', sandboxHeaders, express.static(folder, { index: false, redirect: false }));
    router.get('/graphql', sandboxHeaders, (request, response, next) => {
      if (request.accepts(['application/json', 'text/html']) === 'text/html') response.type('html').send(sandboxPage);
      else next();
    });
  }
  router.use('/graphql', (_request, response) => {
    if (production) throw new Problem('notFound');
    response.setHeader('Allow', 'POST');
    throw new Problem('methodNotAllowed');
  });
  return router;
}

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
        const formatted = reportErrors(errors, contextValue, logError);
        body.singleResult.errors = formatted.errors;
        if (formatted.status) http.status = formatted.status;
        if (formatted.retryAfterSeconds) http.headers.set('retry-after', String(formatted.retryAfterSeconds));
        return Promise.resolve();
      },
    }),
});

/**
 * GET /api/schema.graphql: the schema as text (SDL), in production too, where introspection is off. Clients keep it and
 * ask with its entity tag.
 */
export function schemaRouter(): Router {
  const router = Router();
  let sdl: string | undefined;
  router.get('/api/schema.graphql', (_request, response) => {
    sdl ??= `${printSchema(schema)}\n`;
    response.type('text/plain').setHeader('Cache-Control', 'public, no-cache').send(sdl);
  });
  router.all('/api/schema.graphql', methodNotAllowed(['GET', 'HEAD']));
  return router;
}
