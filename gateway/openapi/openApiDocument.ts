import { BREAK, getOperationAST, Kind, TypeInfo, visit, visitWithTypeInfo, type DocumentNode } from 'graphql';
import { schema } from '../../schema';
import { noteExportPath, receiptPath } from '../../schema/contract/site/urls';
import { uploadRequestSchema } from '../../schema/contract/validation/learning/uploads';
import { sessionCookieName } from '../context/cookies';
import type { CsvExport } from '../exports/csvExport';
import { noteExportQuerySchema } from '../exports/noteExportRouter';
import { chargilyWebhookPath } from '../payments/chargilyProvider';
import { requiredAccess } from '../rest/authorization';
import type { Route } from '../rest/route';
import {
  errorComponents,
  errorResponses,
  problemSchema,
  problemStatuses,
  type OpenApiResponses,
} from './errorResponses';
import { inputSchema, type JsonSchema } from './jsonSchema';
import { responseSchema, type ComponentSchemas } from './responseSchema';

/** The REST contract as an OpenAPI 3.1 document; paths and components are in the order of the route table. */
interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: OpenApiResponses;
}

const signedIn: Record<string, string[]>[] = [{ secureSessionCookie: [] }, { sessionCookie: [] }, { bearerToken: [] }];
const optionallySignedIn = [...signedIn, {}];

/** Builds the OpenAPI document of the route table, the CSV exports and the endpoints for files and webhooks. */
export function createOpenApiDocument(routes: readonly Route[], csvExports: readonly CsvExport[]): OpenApiDocument {
  const schemas: ComponentSchemas = new Map([['Problem', problemSchema]]);
  const paths: OpenApiDocument['paths'] = {};
  const add = (path: string, method: string, operation: OpenApiOperation) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const route of routes) add(toOpenApiPath(route.path), route.method, describeRoute(route, schemas));
  for (const csvExport of csvExports) add(`/api/exports/${csvExport.name}.csv`, 'get', describeExport(csvExport));
  add('/api/account/exports/{id}.zip', 'get', dataExportOperation);
  add('/api/certificate-archives/{id}.zip', 'get', certificateArchiveOperation);
  for (const kind of ['receipt', 'credit_note'] as const)
    add(toOpenApiPath(receiptPath(':id', kind)), 'get', describeReceipt(kind));
  add(noteExportPath, 'get', noteExportOperation);
  add(chargilyWebhookPath, 'post', webhookOperation);
  add('/api/uploads', 'post', uploadOperation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tayyar REST API',
      version: '1.0.0',
      description:
        'Ids are integers; prices and ratings are decimal text. Errors are plain text, or RFC 9457 problem details for ' +
        'callers that accept JSON. A PUT changes the fields of its body only; with `updatedAt` it is refused (409) if ' +
        'the resource has changed since.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      responses: errorComponents,
      securitySchemes: {
        secureSessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: `__Host-${sessionCookieName}`,
          description: 'Of a site with https.',
        },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: 'Of a site without https, such as localhost.',
        },
        bearerToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** `/api/events/:id.ics` as `/api/events/{id}.ics`. */
export const toOpenApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function describeRoute(route: Route, schemas: ComponentSchemas): OpenApiOperation {
  const isProtected = requiredAccess(schema, route.document).isSignInRequired || route.notFound === 'notSignedIn';
  const parameters = [...pathParameters(route.path), ...(route.query ? queryParameters(inputSchema(route.query)) : [])];
  const hasPathParameter = route.path.includes(':');
  const statuses = [
    ...(parameters.length > 0 || route.body ? [400] : []),
    ...(isProtected ? [401, 403] : []),
    ...(hasPathParameter ? [404] : []),
    ...(route.method !== 'get' ? [409] : []),
    ...(route.body ? [413, 415] : []),
    ...problemStatuses(route.document),
  ];
  const content: Record<string, { schema: JsonSchema }> = route.file
    ? { 'text/calendar': { schema: { type: 'string' } } }
    : { 'application/json': { schema: responseSchema(schema, route, schemas) } };
  return {
    operationId: operationId(route.document),
    summary: summaryOf(route.document),
    tags: [tagOf(route.path)],
    security: isProtected ? signedIn : optionallySignedIn,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: !route.isBodyOptional,
        content: { 'application/json': { schema: inputSchema(route.body) } },
      },
    }),
    responses: {
      [route.status]: { description: route.status === 201 ? 'Created.' : 'Success.', content },
      ...(route.isCreated && { 201: { description: 'Created.', content } }),
      ...errorResponses(statuses),
    },
  };
}

const describeExport = ({ name, description, query }: CsvExport): OpenApiOperation => ({
  operationId: `export${name.replaceAll(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}`,
  summary: description,
  tags: ['exports'],
  security: signedIn,
  parameters: queryParameters(inputSchema(query)),
  responses: {
    200: { description: 'All rows of the filter.', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...errorResponses([400, 401, 403]),
  },
});

const dataExportOperation: OpenApiOperation = {
  operationId: 'downloadDataExport',
  summary: 'All data of the signed-in user as a zip file',
  tags: ['account'],
  security: signedIn,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
  responses: {
    200: { description: 'The file.', content: { 'application/zip': { schema: {} } } },
    ...errorResponses([401, 404, 410]),
  },
};

const certificateArchiveOperation: OpenApiOperation = {
  operationId: 'downloadCertificateArchive',
  summary: 'PDF files of certificates as a zip file, for the admin who has requested it',
  tags: ['certificates'],
  security: signedIn,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
  responses: {
    200: { description: 'The file.', content: { 'application/zip': { schema: {} } } },
    ...errorResponses([401, 403, 404, 410]),
  },
};

const describeReceipt = (kind: 'receipt' | 'credit_note'): OpenApiOperation => ({
  operationId: kind === 'receipt' ? 'downloadReceipt' : 'downloadCreditNote',
  summary: kind === 'receipt' ? 'The receipt of a payment as a PDF file' : 'The credit note of a refund as a PDF file',
  tags: ['payments'],
  security: signedIn,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
  responses: {
    200: { description: 'The file.', content: { 'application/pdf': { schema: {} } } },
    ...errorResponses([401, 404]),
  },
});

const noteExportOperation: OpenApiOperation = {
  operationId: 'downloadNotes',
  summary: 'Own notes at lessons as a Markdown file',
  tags: ['my-notes'],
  security: signedIn,
  parameters: queryParameters(inputSchema(noteExportQuerySchema)),
  responses: {
    200: { description: 'The file.', content: { 'text/markdown': { schema: { type: 'string' } } } },
    ...errorResponses([400, 401, 403]),
  },
};

const webhookOperation: OpenApiOperation = {
  operationId: 'receiveChargilyEvent',
  summary: 'Receives an event of Chargily Pay',
  tags: ['payments'],
  security: [],
  parameters: [
    {
      name: 'signature',
      in: 'header',
      required: true,
      description: 'HMAC-SHA256 of the body with the secret key, in hex.',
      schema: { type: 'string' },
    },
  ],
  requestBody: { required: true, description: 'An event, signed by the gateway.', content: { 'application/json': {} } },
  responses: {
    200: {
      description: 'Received, also if it was received before or changes nothing.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { received: { type: 'boolean' } }, required: ['received'] },
        },
      },
    },
    ...errorResponses([400, 403, 404, 413, 415]),
  },
};

const uploadOperation: OpenApiOperation = {
  operationId: 'uploadFile',
  summary: 'Stores an image or an attachment',
  tags: ['uploads'],
  security: signedIn,
  parameters: queryParameters(inputSchema(uploadRequestSchema)),
  requestBody: {
    required: true,
    description: 'The bytes of the file.',
    content: { 'application/octet-stream': {} },
  },
  responses: {
    201: {
      description: 'Stored.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              url: { type: 'string' },
              name: { type: 'string' },
              type: { type: 'string' },
              bytes: { type: 'integer' },
            },
            required: ['url', 'name', 'type', 'bytes'],
          },
        },
      },
    },
    ...errorResponses([400, 401, 403, 413, 415]),
  },
};

const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'slug' || name === 'code' ? 'string' : 'integer' },
  }));

function queryParameters({ properties = {}, required = [] }: JsonSchema): JsonSchema[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, parameterSchema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema: parameterSchema,
  }));
}

/** The second segment of the path: "courses" of /api/courses/{id}. */
const tagOf = (path: string): string => path.split('/')[2] ?? '';

/** Name of the GraphQL operation without its prefix, in camel case: "RestCreateEvent" gives "createEvent". */
function operationId(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value.replace(/^Rest/, '') ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * First sentence of the description of the selected GraphQL field; of the query `course { lessons { … } }` that of `lessons`.
 * @throws Error for a field without a description
 */
function summaryOf(document: DocumentNode): string {
  const typeInfo = new TypeInfo(schema);
  let description: string | null | undefined;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: ({ selectionSet }) => {
        description = typeInfo.getFieldDef()?.description;
        const [selection, ...others] = selectionSet?.selections ?? [];
        const isQuery = typeInfo.getParentType() !== schema.getMutationType();
        const isWrapper =
          isQuery && others.length === 0 && selection?.kind === Kind.FIELD && selection.selectionSet !== undefined;
        return isWrapper ? undefined : BREAK;
      },
    }),
  );
  const [summary] = description?.split(/\.(?=\s|$)/) ?? [];
  if (!summary) throw new Error(`The field of ${operationId(document)} has no description`);
  return summary;
}
