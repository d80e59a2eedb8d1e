import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printOpenApi } from '../../scripts/print/printOpenApi';
import { csvExports, restRoutes } from '../rest/routeTable';
import { restAccessCases, seedAccessCases } from '../testing/accessCases/allCases';
import type { RestAccessCase } from '../testing/accessCases/accessCase';
import { seedPersonas, type SeededPlatform } from '../testing/personas';
import { createTestGateway, sendRequest, sessionCookieHeader, type TestGateway } from '../testing/testGateway';
import { createOpenApiDocument, toOpenApiPath, type OpenApiOperation } from './openApiDocument';

const document = createOpenApiDocument(restRoutes, csvExports);

describe('the document', () => {
  test('matches the committed file', () => {
    expect(readFileSync('gateway/openapi/openapi.json', 'utf8')).toBe(printOpenApi());
  });

  test('is valid OpenAPI 3.1', async () => {
    const result = await validate(structuredClone(document) as never);
    expect(result).toMatchObject({ valid: true, warnings: [] });
  });

  test('contains every route once, with a unique operation id', () => {
    for (const { method, path } of restRoutes) expect(document.paths[toOpenApiPath(path)]).toHaveProperty(method);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(restRoutes.length + csvExports.length + 7);
  });

  test('lists the errors that operations may have', () => {
    const statusesOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
    for (const methods of Object.values(document.paths))
      for (const { responses } of Object.values(methods))
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '503', 'default']));
    expect(statusesOf('/api/login', 'post')).toContain('401');
    expect(statusesOf('/api/login/second-factor', 'post')).toContain('401');
    expect(document.components.securitySchemes).toMatchObject({
      secureSessionCookie: { name: '__Host-tayyar_session' },
      sessionCookie: { name: 'tayyar_session' },
    });
  });

  test('summarizes every operation in words', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.filter(({ summary }) => !/^[A-Z][\w-]*,? \w/.test(summary))).toEqual([]);
    expect(document.paths['/api/courses/{id}/lessons']?.get?.summary).toMatch(/^Lessons/);
  });
});

describe('responses match the document', () => {
  let gateway: TestGateway;
  let platform: SeededPlatform;
  beforeAll(async () => {
    gateway = await createTestGateway({ limits: { rateLimits: null } });
    platform = await seedPersonas(gateway);
    await seedAccessCases(gateway);
  });
  afterAll(() => gateway.close());

  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'openapi.json');
  const inDocument = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/')) as object;

  const operationOf = ({ route }: RestAccessCase): OpenApiOperation => {
    const [method = '', path = ''] = route.split(' ');
    const operation = document.paths[toOpenApiPath(path)]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${route} is not in the document`);
    return operation;
  };

  const send = async (accessCase: RestAccessCase, headers: Record<string, string>) => {
    const [method = '', pattern = ''] = accessCase.route.split(' ');
    const path = accessCase.path?.(platform) ?? pattern;
    const request = sendRequest(gateway.app, method.toLowerCase() as 'get' | 'post', path, headers);
    return accessCase.body ? request.send(accessCase.body(platform)) : request;
  };

  const successfulRoutes = new Set<string>();

  test.each(restAccessCases)('$route $description', async (accessCase) => {
    const operation = operationOf(accessCase);
    for (const persona of ['visitor', 'enrolledStudent', 'trainer', 'admin'] as const) {
      const token = await platform.tokenFor(persona);
      const headers: Record<string, string> = token === null ? {} : { cookie: sessionCookieHeader(token) };
      const { status, type, body } = await send(accessCase, headers);
      const response = operation.responses[status];
      expect(response, `${persona}: status ${status} is described`).toBeDefined();
      if (!response || '$ref' in response) continue;
      successfulRoutes.add(accessCase.route);
      const schema = response.content[type]?.schema;
      expect(schema, `${persona}: media type ${type} is described`).toBeDefined();
      if (type !== 'application/json' || !schema) continue;
      const check = ajv.compile(inDocument(schema));
      check(body);
      expect(check.errors ?? [], `${persona}: response body`).toEqual([]);
    }
  });

  test('DELETE /api/courses/:id deletes a course without enrollments', async () => {
    const cookie = sessionCookieHeader((await platform.tokenFor('admin')) ?? '');
    const create = restAccessCases.find(({ route }) => route === 'POST /api/courses');
    const { id } = (await send(create as RestAccessCase, { cookie })).body as { id: number };
    const { status, body } = await sendRequest(gateway.app, 'delete', `/api/courses/${id}`, { cookie });
    expect([status, body]).toEqual([200, { id }]);
    successfulRoutes.add('DELETE /api/courses/:id');
  });

  test('every route has returned a successful response', () => {
    const all = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(all.filter((route) => !successfulRoutes.has(route))).toEqual([]);
  });

  test('GET /api/openapi.json returns the document', async () => {
    const response = await sendRequest(gateway.app, 'get', '/api/openapi.json');
    expect(response.body).toEqual(JSON.parse(JSON.stringify(document)));
  });
});
