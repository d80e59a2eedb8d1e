import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { schema } from '../../schema';
import type { RequestContext } from '../context/requestContext';
import type { ErrorLogger } from '../observability/log';
import { formatAndLogErrors, nameForLog } from './formatErrors';
import type { PreparedOperation } from './preparedDocuments';

/** Executes a valid document. Apollo Server executes only the texts that are new to this process. */
export const runOperation = async <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variableValues: Variables | undefined,
  contextValue: RequestContext,
  operationName?: string,
): Promise<ExecutionResult<Data>> =>
  (await execute({ schema, document, contextValue, variableValues, operationName })) as ExecutionResult<Data>;

/**
 * The data of an operation of this server.
 * @throws the first error of the result, because REST responses and feeds are never partial
 */
export async function readData<Data, Variables extends Record<string, unknown>>(
  ...operation: Parameters<typeof runOperation<Data, Variables>>
): Promise<Data> {
  const { data, errors } = await runOperation(...operation);
  if (errors?.[0]) throw errors[0];
  return data as Data;
}

/** A GraphQL response before it is written. */
interface OperationResponse {
  status: number;
  retryAfterSeconds: number | undefined;
  /** `errors` first, as Apollo Server orders them. */
  body: { errors?: GraphQLFormattedError[]; data?: ExecutionResult['data'] };
}

/**
 * The response to an operation of a client or a page, with the same result, status, log and masked errors as from Apollo
 * Server, but without its pipeline, which costs more than a short operation.
 */
export async function answerOperation(
  { document, operation, operationName }: PreparedOperation,
  variables: Record<string, unknown> | undefined,
  context: RequestContext,
  logError: ErrorLogger,
): Promise<OperationResponse> {
  context.logFields.operation = nameForLog(operation);
  const { data, errors } = await runOperation<Record<string, unknown>, Record<string, unknown>>(
    document,
    variables,
    context,
    operationName,
  );
  if (!errors) return { status: 200, retryAfterSeconds: undefined, body: { data } };
  const formatted = formatAndLogErrors(errors, context, logError);
  return {
    // Without data nothing was executed: a variable is invalid.
    status: formatted.status ?? (data === undefined ? 400 : 200),
    retryAfterSeconds: formatted.retryAfterSeconds,
    body: { errors: formatted.errors, ...(data !== undefined && { data }) },
  };
}
