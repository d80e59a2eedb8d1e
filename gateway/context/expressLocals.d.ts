import type { Context } from '../../schema/core/context';

declare global {
  namespace Express {
    /** What the gateway's own handlers leave for one another on the answer. */
    interface Locals {
      /** Of this answer's content security policy. */
      nonce: string;
      context: Context;
    }
  }
}
