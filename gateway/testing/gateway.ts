import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { scratchDatabase } from '../../prisma/testing/scratch';
import { aWorld } from '../../schema/testing/world';
import { createApp, type Services } from '../app';
import { defaultLimits, readConfig, type Config, type Limits } from '../config';
import { sessionCookie } from '../cookies';
import { readingCounter } from '../readings';
import { tokenOf } from '../token';

export const secret = 'a secret for tests that is long enough';

type Overrides = Partial<Pick<Services, 'site' | 'sandboxFolder' | 'log'>> & {
  config?: Partial<Config>;
  limits?: Partial<Limits>;
};

/** The whole application over an empty database of its own, on the server that TEST_DATABASE_URL names, else in memory. */
export async function aGateway({ config, limits, ...services }: Overrides = {}) {
  const database = await scratchDatabase(process.env.TEST_DATABASE_URL);
  const { db } = database;
  const log = pino({ level: 'silent' });
  const readings = readingCounter(db, log);
  const app = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: { ...defaultLimits, ...limits }, ...config },
    database,
    secret,
    log,
    readings,
    site: null,
    sandboxFolder: null,
    ...services,
  });

  /** A session row of the user, and its token. */
  const aToken = async (userId: number, expiresAt = new Date(Date.now() + 60_000)): Promise<string> => {
    const { id } = await db.session.create({ data: { id: randomUUID(), userId, expiresAt } });
    return tokenOf(id, userId, expiresAt, secret);
  };
  return { app, db, database, readings, aToken, ...aWorld(db), close: () => database.close() };
}

/** What a site that is made for a test calls its feed. */
export const channel = () => Promise.resolve({ title: 'Blog', description: 'Articles' });

export const asCookie = (token: string): string => `${sessionCookie}=${token}`;

/** POST /graphql, in English. */
export const askGraphql = (app: Express, query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  request(app)
    .post('/graphql')
    .set({ 'accept-language': 'en', ...headers })
    .send({ query, variables });

/** A REST call in English. */
export const call = (
  app: Express,
  method: 'get' | 'post' | 'put' | 'delete' | 'head' | 'options',
  path: string,
  headers: Record<string, string> = {},
) =>
  request(app)
    [method](path)
    .set({ 'accept-language': 'en', ...headers });
