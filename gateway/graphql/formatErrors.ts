import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../schema/core/context';
import { graphqlErrorCode, problems, type ProblemCode } from '../../schema/contract/problems/problems';
import { toErrorReport, type ErrorReport } from '../errors/errorReport';

/** Problems of a request as a whole rather than of a field of it: they decide the status of the GraphQL answer. */
const requestLevelProblems: ReadonlySet<ProblemCode> = new Set(['queryTooLarge', 'tooManyAttempts', 'unavailable']);

/**
 * Puts every error of a GraphQL answer into the caller's words, masks what was not foreseen, and logs that.
 *
 * Status: 400 for a document or variables that don't fit the schema (nothing was carried out), 400, 429 and 503 (with
 * Retry-After) for problems of the whole request, else 200, with the REST status of each error in its extensions.
 */
export const formatErrorsPlugin = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ errors, response, contextValue: { language } }) {
        const { body, http } = response;
        if (!errors || body.kind !== 'single') return Promise.resolve();
        const told = errors.map((error) => ({
          error,
          report: toValidationReport(error) ?? toErrorReport(error, language),
        }));
        body.singleResult.errors = told.map(({ error, report }) => toFormattedError(error, report));
        for (const { error, report } of told)
          if (report.logLevel) log[report.logLevel]({ err: error.originalError ?? error }, report.problem);
        const whole = told.find(({ report }) => requestLevelProblems.has(report.problem))?.report;
        if (whole) http.status = whole.status;
        if (whole?.retryAfterSeconds) http.headers.set('retry-after', String(whole.retryAfterSeconds));
        return Promise.resolve();
      },
    }),
});

/** The body of a GraphQL answer to a request that was refused before it was looked at. */
export const errorBody = ({ message, ...report }: ErrorReport): { errors: GraphQLFormattedError[] } => ({
  errors: [{ message, extensions: errorExtensions({ message, ...report }) }],
});

const errorExtensions = ({ code, status, problem, fields }: ErrorReport) => ({
  code,
  status,
  problem,
  ...(Object.keys(fields).length > 0 && { fields }),
});

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
 * What the caller wrote does not fit the schema: graphql says so in plain words, with the place. Such errors have no path, or
 * complain of an argument; an error at a path otherwise comes from a resolver.
 */
function toValidationReport(error: GraphQLError): ErrorReport | undefined {
  const inner = error.originalError ?? error;
  if (!(inner instanceof GraphQLError) || inner.originalError) return undefined;
  if (error.path && !isArgumentError(inner)) return undefined;
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
