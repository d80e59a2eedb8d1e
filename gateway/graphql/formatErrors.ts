import { GraphQLError, Kind, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql';
import type { Language } from '../../schema/contract/languages';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { graphqlErrorCode, problems, type ProblemCode } from '../../schema/contract/problems/problems';
import { errorExtensions, toPublicError, type PublicError } from '../errors/publicError';
import type { RequestContext } from '../context/requestContext';
import type { ErrorLogger } from '../observability/log';

/** Problems of the whole request, which set the HTTP status of the GraphQL response. */
const requestLevelProblems: ReadonlySet<ProblemCode> = new Set(['queryTooLarge', 'tooManyAttempts', 'unavailable']);

interface FormattedErrors {
  errors: GraphQLFormattedError[];
  /** Status of the response for a problem of the whole request: 400, 429 or 503. */
  status: number | undefined;
  retryAfterSeconds: number | undefined;
}

/** Localizes the errors of a GraphQL result, masks unexpected ones and logs them. */
export function formatAndLogErrors(
  errors: readonly GraphQLError[],
  { language, logFields }: Pick<RequestContext, 'language' | 'logFields'>,
  logError: ErrorLogger,
): FormattedErrors {
  const reports = errors.map((error) => ({
    error,
    report: toValidationReport(error, language) ?? toPublicError(error, language),
  }));
  for (const { error, report } of reports) logError(error.originalError ?? error, report, logFields);
  const requestReport = reports.find(({ report }) => requestLevelProblems.has(report.problem))?.report;
  return {
    errors: reports.map(({ error, report }) => toFormattedError(error, report)),
    status: requestReport?.status,
    retryAfterSeconds: requestReport?.retryAfterSeconds,
  };
}

/** The name of an operation in the log; one without a name is called like its first field. */
export function nameForLog(operation: OperationDefinitionNode | undefined): string | undefined {
  if (operation?.name) return operation.name.value;
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first.name.value : undefined;
}

function toFormattedError(error: GraphQLError, report: PublicError): GraphQLFormattedError {
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
function toValidationReport(error: GraphQLError, language: Language): PublicError | undefined {
  const original = error.originalError ?? error;
  if (!(original instanceof GraphQLError) || original.originalError) return undefined;
  if (error.path && !isArgumentError(original)) return undefined;
  return {
    status: 400,
    code: graphqlErrorCode('malformedRequest'),
    problem: 'malformedRequest',
    message: error.message,
    title: problems.malformedRequest.text.en,
    fields: variableFields(error, language),
    retryAfterSeconds: undefined,
    logLevel: undefined,
  };
}

const variableError = /^Variable "\$\w+" got invalid value .* at "\w+[.[]([^"]+)"; (?!Field )/s;

/** The field of an input that has the wrong type, named as in the errors of validation: "options.0.text". */
function variableFields({ message }: GraphQLError, language: Language): Record<string, string> {
  const path = variableError.exec(message)?.[1];
  if (path === undefined) return {};
  const field = path.split(/[.[\]]+/).filter(Boolean);
  return { [field.join('.')]: formatValidationMessage('wrongType', language) };
}

const isArgumentError = ({ name, message }: GraphQLError): boolean =>
  name === 'PothosValidationError' || message.startsWith('Argument "');
