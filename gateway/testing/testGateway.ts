import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { parse, type GraphQLFormattedError } from 'graphql';
import { pino } from 'pino';
import request from 'supertest';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import { uploadRedirectPath } from '../../schema/contract/uploads/uploads';
import { expectDeclaredProblems, isOfEveryField } from '../../schema/testing/declaredProblems';
import { createFixtures } from '../../schema/testing/fixtures';

import { createApp, type AppDependencies } from '../app';
import { readConfig, type Config } from '../config';
import { defaultLimits, type Limits } from '../limits';
import { visitorCookieName, sessionCookieName } from '../context/cookies';
import { signSessionToken } from '../context/authentication';
import { createBlogPostViewBuffer } from '../context/blogPostViewBuffer';

/** The Set-Cookie header of the visitor cookie; undefined if the response sets none. */
export const findVisitorSetCookie = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => cookie.startsWith(`${visitorCookieName}=`));

/** The visitor cookie of a new browser. */
export async function fetchVisitorCookie(app: RequestListener): Promise<string> {
  const cookie = findVisitorSetCookie(await sendRequest(app, 'get', '/api/polls?limit=1'))?.split(';')[0];
  if (!cookie) throw new Error('No cookie came');
  return cookie;
}

export const testSessionSecret = 'a secret for tests that is long enough';

type TestGatewayOptions = Partial<Pick<AppDependencies, 'site' | 'sandboxFolder' | 'log'>> & {
  config?: Partial<Config>;
  limits?: Partial<Limits>;
};

/** The application on its own empty database: on the server of TEST_DATABASE_URL, else embedded. */
export async function createTestGateway({ config, limits, ...services }: TestGatewayOptions = {}) {
  const database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  const { db } = database;
  const log = pino({ level: 'silent' });
  const viewBuffer = createBlogPostViewBuffer(db, log);
  const app = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: { ...defaultLimits, ...limits }, ...config },
    database,
    secret: testSessionSecret,
    log,
    viewBuffer,
    site: null,
    sandboxFolder: null,
    ...services,
  });

  /** Creates a session of the user; returns its token. */
  const createToken = async (userId: number, expiresAt = new Date(Date.now() + 600_000)): Promise<string> => {
    const { id } = await db.session.create({ data: { id: randomUUID(), userId, expiresAt } });
    return signSessionToken(id, userId, expiresAt, testSessionSecret);
  };
  return { app, db, database, viewBuffer, createToken, ...createFixtures(db), close: () => database.close() };
}

export type TestGateway = Awaited<ReturnType<typeof createTestGateway>>;

/** Feed metadata of the sites in tests. */
export const testFeedMetadata = () => Promise.resolve({ title: 'Blog', description: 'Articles' });

export const sessionCookieHeader = (token: string): string => `${sessionCookieName}=${token}`;

/** Sends POST /graphql with Accept-Language: en. Fails if a field answers with a problem that it does not declare. */
export const sendGraphql = (
  app: RequestListener,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
) =>
  request(app)
    .post('/graphql')
    .set({ 'accept-language': 'en', ...headers })
    .send({ query, variables })
    .expect(({ body }) => expectDeclared(query, (body as { errors?: GraphQLFormattedError[] }).errors ?? []));

function expectDeclared(query: string, errors: readonly GraphQLFormattedError[]): void {
  const answered = errors.flatMap(({ path, extensions }) => {
    const code = extensions?.problem as ProblemCode;
    return path && !isOfEveryField(code) ? { path, code } : [];
  });
  // A text without errors of fields may be no document.
  if (answered.length > 0) expectDeclaredProblems(parse(query), answered);
}

/** Sends a request with Accept-Language: en. */
export const sendRequest = (
  app: RequestListener,
  method: 'get' | 'post' | 'put' | 'delete' | 'head' | 'options',
  path: string,
  headers: Record<string, string> = {},
) =>
  request(app)
    [method](path)
    .set({ 'accept-language': 'en', ...headers });

/** The address that opens an upload for the caller: files of lessons have signed ones. */
export async function locateUpload(
  app: RequestListener,
  url: string,
  headers: Record<string, string>,
): Promise<string> {
  const redirect = uploadRedirectPath(url);
  return redirect === url ? url : String((await sendRequest(app, 'get', redirect, headers)).headers.location);
}
