import type { Request, Response } from 'express';
import type { Database } from '../../prisma/client';
import type { ResponseCache } from '../cache/responseCache';
import type { Config } from '../config';
import type { CreateContext, RequestContext } from '../context/requestContext';
import type { PreparedDocuments } from '../graphql/preparedDocuments';
import type { LimitRequest } from '../middleware/requestLimits';
import type { ErrorLogger } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import type { PageInputs } from './pageInputs';
import type { ViewerPages } from './viewerPage/viewerPages';
import type { PageRequest, RenderedPage, Website } from './website';

export interface PageRouterDependencies {
  config: Pick<Config, 'mediaHosts' | 'limits'>;
  site: Website;
  createContext: CreateContext;
  documents: PreparedDocuments;
  logError: ErrorLogger;
  db: Database['db'];
  cache: ResponseCache;
  metrics: Metrics;
  limitRequest: LimitRequest;
}

export interface SharedPageDependencies extends PageRouterDependencies {
  viewerPages: ViewerPages;
}

/**
 * Renders with the operations executed as given.
 * @param isShared a page for the cache is rendered to its end: others may wait for it
 */
type Render = (execute: PageRequest['execute'], isShared?: boolean) => Promise<RenderedPage>;

/** A request for a page and what was found out about it. */
export interface PageExchange {
  request: Request;
  response: Response;
  inputs: PageInputs;
  context: RequestContext;
  render: Render;
  /** Counts the request, once. */
  limit: () => Promise<void>;
}
