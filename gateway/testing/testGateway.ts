import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import { createFixtures } from '../../schema/testing/fixtures';
import { createApp, type AppDependencies } from '../app';
import { defaultLimits, readConfig, type Config, type Limits } from '../config';
import { visitorCookieName, sessionCookieName } from '../context/cookies';
import { signSessionToken } from '../context/session';
import { createViewCounter } from '../pages/articleViews';

/** The voter's cookie among those that an answer sets, with what is said of it; undefined where there is none. */
export const findVisitorCookie = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => cookie.startsWith(`${visitorCookieName}=`));

/** The cookie of a browser that has read the polls, as it sends it back. */
export async function fetchVisitorCookie(app: Express): Promise<string> {
  const cookie = findVisitorCookie(await sendRequest(app, 'get', '/api/polls?limit=1'))?.split(';')[0];
  if (!cookie) throw new Error('No cookie came');
  return cookie;
}

export const testSessionSecret = 'a secret for tests that is long enough';

type TestGatewayOptions = Partial<Pick<AppDependencies, 'site' | 'sandboxFolder' | 'log'>> & {
  config?: Partial<Config>;
  limits?: Partial<Limits>;
};

/** The whole application over an empty database of its own, on the server that TEST_DATABASE_URL names, else in memory. */
export async function createTestGateway({ config, limits, ...services }: TestGatewayOptions = {}) {
  const database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  const { db } = database;
  const log = pino({ level: 'silent' });
  const readings = createViewCounter(db, log);
  const app = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: { ...defaultLimits, ...limits }, ...config },
    database,
    secret: testSessionSecret,
    log,
    viewCounter: readings,
    site: null,
    sandboxFolder: null,
    ...services,
  });

  /** A session row of the user, and its token. */
  const aToken = async (userId: number, expiresAt = new Date(Date.now() + 60_000)): Promise<string> => {
    const { id } = await db.session.create({ data: { id: randomUUID(), userId, expiresAt } });
    return signSessionToken(id, userId, expiresAt, testSessionSecret);
  };
  return { app, db, database, readings, aToken, ...createFixtures(db), close: () => database.close() };
}

/** What a site that is made for a test calls its feed. */
export const testFeedMetadata = () => Promise.resolve({ title: 'Blog', description: 'Articles' });

export const sessionCookieHeader = (token: string): string => `${sessionCookieName}=${token}`;

/** POST /graphql, in English. */
export const sendGraphql = (
  app: Express,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
) =>
  request(app)
    .post('/graphql')
    .set({ 'accept-language': 'en', ...headers })
    .send({ query, variables });

/** A REST call in English. */
export const sendRequest = (
  app: Express,
  method: 'get' | 'post' | 'put' | 'delete' | 'head' | 'options',
  path: string,
  headers: Record<string, string> = {},
) =>
  request(app)
    [method](path)
    .set({ 'accept-language': 'en', ...headers });
