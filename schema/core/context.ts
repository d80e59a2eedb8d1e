import type { PrismaClient } from '../../prisma/generated/client';
import type { Language } from '../contract/languages';
import type { Role } from '../contract/permissions';

/** Who asks: a signed-in, active person, through one session. */
export interface Viewer {
  id: number;
  role: Role;
  sessionId: string;
}

/** How sessions begin and end; the transport (cookie, bearer token) is the gateway's business. */
export interface SessionManager {
  /**
   * Signs a person in on this caller's device; answers the bearer token, or null where the account has been given another
   * password, was deactivated or is gone since it was read.
   */
  open(account: { id: number; passwordHash: string }): Promise<string | null>;
  /** Ends the caller's own session, if there is one. */
  close(): Promise<void>;
}

/** Things that anybody may do, but nobody without end. */
export type LimitedByIp = 'contactMessage' | 'subscription' | 'visitorVote' | 'visitorView';
/** The same of people who are signed in. */
export type LimitedByUser = 'glossaryTerm' | 'course' | 'lesson' | 'upload';

/** Counts attempts that could be an attack; each method throws Problem `tooManyAttempts` beyond its limit. */
export interface RateLimiter {
  /** To be asked before the password is looked at; `succeeded` gives the account's attempts back. */
  signIn(email: string): Promise<{ succeeded(): Promise<void> }>;
  register(): Promise<void>;
  /** One more of these from the caller's network; `about` counts for one thing apart (a poll, an article). */
  limitByIp(what: LimitedByIp, about?: string): Promise<void>;
  /** One more of these from a person, from wherever they send it. */
  limitByUser(person: number, what: LimitedByUser): Promise<void>;
}

/**
 * The browser or program of somebody who may not be signed in, known again by a signed cookie. It is given its id when
 * something first has to be remembered of it.
 */
export interface Visitor {
  /** The id it came with, or was given meanwhile; null for one that nobody knows yet. */
  readonly id: string | null;
  /** Its id, given to it with this answer where it had none. */
  ensureId(): string;
}

/** That somebody has read an article; it counts once a reader, article and day. */
export interface BlogPostView {
  postId: number;
  /** "u:<user id>" or "v:<visitor's id>". */
  viewerKey: string;
  /** Asked before it is counted, where a reader may be made up; a Problem `tooManyAttempts` leaves it out. */
  checkLimit?: () => Promise<void>;
}

/** Counts readings beside the answers: no read waits for its count, and none fails by it. */
export interface BlogPostViewCounter {
  add(reading: BlogPostView): void;
}

/** What every resolver can rely on. */
export interface Context {
  db: PrismaClient;
  viewer: Viewer | null;
  /** The language of messages to this caller. */
  language: Language;
  visitor: Visitor;
  sessions: SessionManager;
  rateLimiter: RateLimiter;
  viewCounter: BlogPostViewCounter;
  /** Whether nobody waits for the answer any more, or it has been given as a failure: what takes long stops before it writes. */
  isAborted(): boolean;
}

/** The context behind a field that only signed-in people reach. */
export interface SignedInContext extends Context {
  viewer: Viewer;
}
