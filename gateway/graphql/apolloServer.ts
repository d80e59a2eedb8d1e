import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  type GraphQLFormattedError,
} from 'graphql';
import type { Logger } from 'pino';
import { existsSync } from 'node:fs';
import express, { Router } from 'express';
import { schema } from '../../schema';
import { Problem } from '../../schema/core/errors';
import type { Config } from '../config';
import type { RequestContext } from '../context/requestContext';
import type { Limits } from '../limits';
import type { ErrorLogger } from '../observability/requestFacts';
import { sandboxHeaders } from '../middleware/securityHeaders';
import { graphqlErrorCode, problems, type ProblemCode } from '../../schema/contract/problems/problems';
import { errorExtensions, toErrorReport, type ErrorReport } from '../errors/errorReport';

/**
 * Limits the root fields and aliases of a document, against many sign-ins in one request. Depth and cost are limited by
 * the schema.
 */
const documentLimits =
  ({ rootFields, mutations, aliases }: Limits['document']): ValidationRule =>
  (context): ASTVisitor => {
    const reportTooLarge = () =>
      context.reportError(new GraphQLError('', { originalError: new Problem('queryTooLarge') }));
    let aliasCount = 0;
    return {
      OperationDefinition({ operation, selectionSet }) {
        const limit = operation === OperationTypeNode.MUTATION ? mutations : rootFields;
        if (countFields(selectionSet, context) > limit) reportTooLarge();
      },
      Field({ alias }) {
        aliasCount += alias ? 1 : 0;
        if (alias && aliasCount === aliases + 1) reportTooLarge();
      },
    };
  };

/** Number of fields of a selection, including fragments; each fragment is executed, and counted, once. */
function countFields(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  countedFragments = new Set<string>(),
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countFields(selection.selectionSet, context, countedFragments);
    else if (!countedFragments.has(selection.name.value)) {
      countedFragments.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      count += fragment ? countFields(fragment.selectionSet, context, countedFragments) : 0;
    }
  }
  return count;
}

/** Creates and starts the Apollo Server of /graphql and of rendered pages. */
export async function createApolloServer(
  { production, limits }: Config,
  log: Logger,
  logError: ErrorLogger,
): Promise<ApolloServer<RequestContext>> {
  const apolloServer = new ApolloServer<RequestContext>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: limits.document.tokens },
    maxRecursiveSelections: limits.document.selections,
    validationRules: [documentLimits(limits.document)],
    validationOptions: { maxErrors: 10 },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: toApolloLogger(log),
    formatError: maskError,
    plugins: [ApolloServerPluginLandingPageDisabled(), formatErrorsPlugin(logError)],
  });
  await apolloServer.start();
  return apolloServer;
}

/** Keeps Apollo's own errors about the request body; `formatErrorsPlugin` formats all others. */
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

/** Problems of the whole request, which set the HTTP status of the GraphQL response. */
const requestLevelProblems: ReadonlySet<ProblemCode> = new Set(['queryTooLarge', 'tooManyAttempts', 'unavailable']);

/**
 * Localizes the errors of GraphQL responses, masks unexpected ones and logs them.
 * Status: 400 for an invalid document, 400, 429 or 503 (with Retry-After) for problems of the whole request, else 200
 * with the status of each error in its extensions.
 */
const formatErrorsPlugin = (logError: ErrorLogger): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, operationName, contextValue: { facts } }) {
        facts.operation = operationName ?? rootFieldName(operation);
        return Promise.resolve();
      },
      willSendResponse({ errors, response, contextValue: { language, facts } }) {
        const { body, http } = response;
        if (!errors || body.kind !== 'single') return Promise.resolve();
        const reports = errors.map((error) => ({
          error,
          report: toValidationReport(error) ?? toErrorReport(error, language),
        }));
        body.singleResult.errors = reports.map(({ error, report }) => toFormattedError(error, report));
        for (const { error, report } of reports) logError(error.originalError ?? error, report, facts);
        const requestReport = reports.find(({ report }) => requestLevelProblems.has(report.problem))?.report;
        if (requestReport) http.status = requestReport.status;
        if (requestReport?.retryAfterSeconds) http.headers.set('retry-after', String(requestReport.retryAfterSeconds));
        return Promise.resolve();
      },
    }),
});

/** Names an operation without a name by its first field. */
function rootFieldName(operation: OperationDefinitionNode | undefined): string | undefined {
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first.name.value : undefined;
}

function toFormattedError(error: GraphQLError, report: ErrorReport): GraphQLFormattedError {
  const { path, locations } = error;
  return {
    message: report.message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: errorExtensions(report),
  };
}

/**
 * Errors of validation by graphql-js: they have no path, or are about an argument. Other errors with a path come from
 * resolvers.
 */
function toValidationReport(error: GraphQLError): ErrorReport | undefined {
  const original = error.originalError ?? error;
  if (!(original instanceof GraphQLError) || original.originalError) return undefined;
  if (error.path && !isArgumentError(original)) return undefined;
  return {
    status: 400,
    code: graphqlErrorCode('malformedRequest'),
    problem: 'malformedRequest',
    message: error.message,
    title: problems.malformedRequest.text.en,
    fields: {},
    retryAfterSeconds: undefined,
    logLevel: undefined,
  };
}

const isArgumentError = ({ name, message }: GraphQLError): boolean =>
  name === 'PothosValidationError' || message.startsWith('Argument "');
