import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../prisma/client';
import { bounds } from './bounds';
import { callers } from './caller';
import type { Config } from './config';
import { exportedTables } from './exports/exports';
import { exporting } from './exports/mount';
import { faults } from './faults';
import { blogFeed } from './feed';
import { noSuchFile } from './files';
import { graphqlEngine } from './graphql';
import { securityHeaders } from './headers';
import { health } from './health';
import { jsonBody } from './json';
import { requestLog } from './log';
import { createMetrics } from './metrics';
import { sameOriginOnly } from './origin';
import { pages } from './pages';
import { patience } from './patience';
import type { ReadingCounter } from './readings';
import { mount } from './rest/mount';
import { routes } from './rest/routes';
import { robots } from './robots';
import { sandbox } from './sandbox';
import type { Site } from './site';
import { sitemap } from './sitemap';
import { incomingFolder, storageOf } from './storage/storage';
import { uploadDoor } from './uploads/door';
import { uploadedFiles } from './uploads/files';

/** What the application stands on; made by the process, or by a test. */
export interface Services {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  /** Signs sessions. */
  secret: string;
  log: Logger;
  readings: ReadingCounter;
  /** Null: no pages, the APIs alone. */
  site: Site | null;
  /** Folder of the built GraphQL sandbox; null: none. */
  sandboxFolder: string | null;
  /** For a development server that brings scripts of its own. */
  withoutPolicy?: boolean;
}

/** The whole product as an Express application; it listens nowhere yet. */
export async function createApp(services: Services): Promise<Express> {
  const { config, database, log, site } = services;
  const metrics = createMetrics();
  const caller = callers(services);
  const engine = await graphqlEngine(config, log);
  const bounded = bounds(config.limits);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(...securityHeaders(services), health({ config, db: database.db, metrics }));
  app.use(requestLog(log), metrics.measure, compression());
  app.use(patience, sameOriginOnly);
  app.post(
    '/graphql',
    ...jsonBody(config.limits.bodyBytes),
    bounded,
    async (request, response, next) => {
      response.locals.context = await caller(request, response);
      response.setHeader('Cache-Control', 'private, no-store');
      request.body ??= {};
      next();
    },
    expressMiddleware(engine, { context: ({ res }) => Promise.resolve(res.locals.context as never) }),
  );
  app.use(sandbox(services));
  const storage = storageOf(config);
  app.use(uploadDoor({ caller, storage, incoming: incomingFolder(config), bounded }));
  app.use(uploadedFiles({ db: database.db, storage }));
  app.use(exporting(exportedTables, { caller, bounded }));
  app.use(mount(routes, { caller, bodyBytes: config.limits.bodyBytes, bounded }));
  if (site) {
    app.use(site.files);
    app.use(['/assets', '/media'], noSuchFile);
    const { pool } = database;
    app.use(bounded, blogFeed({ caller, channel: site.channel }), sitemap({ caller, pool }), robots());
    app.use(pages({ site, caller, engine, pool }));
  }
  app.use(noSuchFile, faults(log));
  return app;
}
