import type { LogFields } from '../observability/log';
import type { RequestContext } from './requestContext';

declare global {
  namespace Express {
    /** Values that handlers pass on with the response. */
    interface Locals {
      context: RequestContext;
      logFields?: LogFields;
    }
  }
}
