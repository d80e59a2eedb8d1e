import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type { Language } from '../contract/languages';
import type { Role } from '../contract/permissions';
import type { CardProvider } from './services/cardProvider';
import type { LinkTokens } from './services/linkTokens';
import type { SecretCipher } from './services/secretCipher';
import type { NewsletterContent } from './services/newsletterMail';

/** The signed-in, active user of a request and the session used. */
export interface Viewer {
  id: number;
  role: Role;
  sessionId: string;
  /** True for an admin who may do no more than a student until the account has a second factor. */
  mustSetUpSecondFactor?: boolean;
}

/** A session is opened only while the account has this password. */
interface SessionAccount {
  id: number;
  email: string;
  passwordHash: string;
}

/** Starts and ends sessions. The transport (cookie, bearer token) is handled by the gateway. */
export interface SessionManager {
  /**
   * Signs the user in on the client's device. Returns the bearer token, or null if the account was deleted or
   * deactivated or its password changed since it was read.
   */
  open(
    account: SessionAccount,
    options?: {
      /** Called in the transaction of the session if this browser has not signed in to the account before. */
      onNewDevice?: (tx: Prisma.TransactionClient, userAgent: string | null) => Promise<unknown>;
    },
  ): Promise<string | null>;
  /**
   * Replaces the session of the caller's browser by a new one after a change of how the user signs in. A program keeps its bearer
   * token: it sees no cookie.
   */
  renew(account: SessionAccount): Promise<void>;
  /** Ends the caller's own session, if any. */
  close(): Promise<void>;
}

/** Actions limited per client network. */
export type LimitedByIp =
  | 'contactMessage'
  | 'subscription'
  | 'visitorVote'
  | 'visitorView'
  | 'passwordReset'
  | 'certificateCode'
  | 'certificateFile'
  | 'certificateNumber';
/** Actions limited per signed-in user. */
export type LimitedByUser =
  | 'glossaryTerm'
  | 'course'
  | 'lesson'
  | 'question'
  | 'upload'
  | 'proof'
  | 'dataExport'
  | 'emailChange'
  | 'order'
  | 'coupon'
  | 'officeMessage'
  | 'courseMessage'
  | 'richTextPreview'
  | 'quizAttempt'
  | 'quizAnswers'
  | 'thread'
  | 'post'
  | 'threadReport'
  | 'note';
/** Actions limited per email address, whether or not an account has it. */
export type LimitedByEmail = 'passwordResetMail' | 'confirmationMail' | 'emailChangeMail';

/** A sign-in whose password or code is about to be checked. */
interface SignInAttempt {
  /** Refunds the account's attempts. */
  succeeded(): Promise<void>;
  /** @param userId undefined if no account has the e-mail address */
  failed(userId: number | undefined): void;
}

/** Rate limits; each method throws Problem `tooManyAttempts` when its limit is exceeded. */
export interface RateLimiter {
  /** Call before checking the password. */
  signIn(email: string): Promise<SignInAttempt>;
  /** Call before checking a code; counts per account, regardless of network. */
  secondFactor(userId: number): Promise<SignInAttempt>;
  register(role: Role): Promise<void>;
  /** Counts one action of the client's network; `about` gives a poll or blog post its own counter. */
  limitByIp(action: LimitedByIp, about?: string): Promise<void>;
  /** Counts actions of the user, regardless of network; default one. */
  limitByUser(userId: number, action: LimitedByUser, count?: number): Promise<void>;
  /** Counts one action about an email address, from all networks. */
  limitByEmail(email: string, action: LimitedByEmail): Promise<void>;
}

/** The browser or program of a client, identified by a signed cookie. The id is created when it is first needed. */
export interface Visitor {
  /** Null if the client sent no id and none was created during the request. */
  readonly id: string | null;
  /** Returns the id; creates it and sets the cookie if missing. */
  ensureId(): string;
  /** True for a response to all visitors: it shows nothing that one of them did. */
  readonly isShared?: boolean;
}

/** Counts views in the background: reads neither wait for it nor fail because of it. */
export interface BlogPostViewCounter {
  /** Counts a view of the post by the viewer or visitor of the request, once a day. */
  add(postId: number): void;
}

/** Rows with times that answers are compared with. */
export type TimedRows = 'events' | 'polls';

/** The time of the request. Queries ask it, so that a cache knows when their answer changes without a write. */
export interface Clock {
  /** For a condition on the times of these rows. Without rows, no cache stores the answer. */
  now(rows?: TimedRows): Date;
  /** Whether the instant is now or earlier. */
  hasPassed(instant: Date): boolean;
}

/** What the gateway does for resolvers. */
export interface Services {
  sessions: SessionManager;
  rateLimiter: RateLimiter;
  blogPostViewCounter: BlogPostViewCounter;
  linkTokens: LinkTokens;
  secretCipher: SecretCipher;
  /** The HTML document of a newsletter mail, for a preview. */
  renderNewsletter: (content: NewsletterContent) => string;
  /** Payments by card; null without a configured gateway. */
  cardProvider: CardProvider | null;
  /** Free space of the disk with the uploads, in bytes; null if a bucket has them. */
  readFreeDiskBytes: () => Promise<number | null>;
}

/** What the operator has chosen for all requests. */
export interface Settings {
  /** True if trainers publish only after an admin has approved them. */
  requiresTrainerApproval: boolean;
  /** True if admins need a second factor for everything that students may not do. */
  requiresAdminSecondFactor: boolean;
  /** Whether new passwords that are easy to guess are refused. */
  passwordCheck: boolean;
  /** Hosts of pictures in texts beside the uploads of this site; null for every https host. */
  mediaHosts: readonly string[] | null;
}

export interface Context {
  db: PrismaClient;
  viewer: Viewer | null;
  visitor: Visitor;
  language: Language;
  clock: Clock;
  services: Services;
  settings: Settings;
  /**
   * True when the client has disconnected or the response was already sent as an error. Long operations check it before
   * writing.
   */
  isAborted(): boolean;
}

/** The context of fields that require a signed-in user. */
export interface SignedInContext extends Context {
  viewer: Viewer;
}
