import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import { schema } from '../../schema';
import { problems } from '../../schema/contract/problems/problems';
import { problemsOf } from '../../schema/core/problemsPlugin';
import type { JsonSchema } from './jsonSchema';

/** An inline response, or a reference to an error response. */
type OpenApiResponse = { description: string; content: Record<string, { schema: JsonSchema }> } | { $ref: string };

/** By status. */
export type OpenApiResponses = Record<string, OpenApiResponse>;

const errorContent = {
  'text/plain': { schema: { type: 'string' } },
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** RFC 9457 problem details, for callers that accept JSON. */
export const problemSchema: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: Object.keys(problems).map((code) => `urn:tayyar:problem:${code}`) },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['type', 'title', 'status', 'detail'],
};

const errorDescriptions: Record<string, string> = {
  400: 'A parameter or a field of the body is not valid.',
  401: 'The caller is not signed in.',
  403: 'The caller may not do this.',
  404: 'The resource does not exist or is not visible to the caller.',
  409: 'The change conflicts with what is stored.',
  410: 'The file was deleted after its time.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
  429: 'Too many requests; see Retry-After.',
  503: 'Not now; see Retry-After.',
  default: 'Any other error.',
};

/** With the statuses that every operation may have. */
export const errorResponses = (statuses: number[]): OpenApiResponses =>
  Object.fromEntries(
    [...new Set([...statuses, 429, 503].sort((a, b) => a - b)), 'default'].map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]),
  );

export const errorComponents = Object.fromEntries(
  Object.entries(errorDescriptions).map(([status, description]) => [status, { description, content: errorContent }]),
);

/** Statuses of the problems that the selected root field declares. */
export function problemStatuses(document: DocumentNode): number[] {
  const operation = getOperationAST(document);
  const [root] = operation?.selectionSet.selections ?? [];
  const type = operation && schema.getRootType(operation.operation);
  const field = root?.kind === Kind.FIELD ? type?.getFields()[root.name.value] : undefined;
  return problemsOf(field)
    .map((code) => problems[code].status)
    .filter((status) => status in errorDescriptions);
}
