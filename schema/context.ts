import type { PrismaClient } from '../prisma/generated/client';
import type { Language } from './contract/languages';
import type { Role } from './contract/permissions';

/** Who asks: a signed-in, active person, through one session. */
export interface Viewer {
  id: number;
  role: Role;
  sessionId: string;
}

/** How sessions begin and end; the transport (cookie, bearer token) is the gateway's business. */
export interface Sessions {
  /** Signs a person in on this caller's device; answers the bearer token. */
  open(userId: number): Promise<string>;
  /** Ends the caller's own session, if there is one. */
  close(): Promise<void>;
}

/** Counts attempts that could be an attack; each method throws Problem `tooManyAttempts` beyond its limit. */
export interface Attempts {
  /** To be asked before the password is looked at; `succeeded` gives the account's attempts back. */
  signIn(email: string): Promise<{ succeeded(): Promise<void> }>;
  register(): Promise<void>;
}

/** What every resolver can rely on. */
export interface Context {
  db: PrismaClient;
  viewer: Viewer | null;
  /** The language of messages to this caller. */
  language: Language;
  sessions: Sessions;
  attempts: Attempts;
}

/** The context behind a field that only signed-in people reach. */
export interface SignedInContext extends Context {
  viewer: Viewer;
}
