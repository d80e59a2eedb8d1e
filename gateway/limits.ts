import type { DocumentLimits } from './graphql/documentLimits';
import type { LimitedByEmail, LimitedByIp, LimitedByUser } from '../schema/core/context';

/** Limits of requests. `rateLimits` is null if rate limits are off. */
export interface Limits {
  rateLimits: Record<RateLimitName, RateLimit> | null;
  /** Maximum of a JSON body: of signed-in users, who save long texts, and of others. */
  bodyBytes: { signedIn: number; visitor: number };
  /** Milliseconds in which a new connection must send the headers of its first request. */
  headersTimeoutMs: number;
  /** Milliseconds until a request without a response gets a 503. */
  responseTimeoutMs: number;
  /** Concurrent requests; further ones get a 503. */
  maxConcurrentRequests: number;
  /** Page renders that wait for each one that runs; further ones get a 503. */
  waitingRenders: number;
  document: DocumentLimits;
}

export type RateLimitName =
  | 'signInPerAccount'
  | 'signInPerAccountAnywhere'
  | 'signInPerAddress'
  | 'signInPerDevice'
  | 'secondFactorPerAccount'
  | 'registerPerAddress'
  | 'registerTrainerPerAddress'
  | 'requests'
  | LimitedByIp
  | LimitedByUser
  | LimitedByEmail;

export interface RateLimit {
  points: number;
  seconds: number;
}

export const defaultLimits = {
  rateLimits: {
    /** Per account and network. */
    signInPerAccount: { points: 10, seconds: 900 },
    /** Per account from all unknown browsers, against distributed guessing. */
    signInPerAccountAnywhere: { points: 100, seconds: 3600 },
    /** Failed ones: a sign-in that succeeds gives back what it took from this limit and the one above. */
    signInPerAddress: { points: 100, seconds: 900 },
    /** Per account and browser that signed in to it before. The three limits above do not apply to it. */
    signInPerDevice: { points: 10, seconds: 900 },
    /** Codes of the second factor, after the right password. */
    secondFactorPerAccount: { points: 10, seconds: 3600 },
    /** A class, or the customers of a carrier, register behind one address. */
    registerPerAddress: { points: 50, seconds: 3600 },
    registerTrainerPerAddress: { points: 10, seconds: 3600 },
    /** API calls and rendered pages per signed-in user or network of visitors, in one process. */
    requests: { points: 600, seconds: 60 },
    /** Requested password resets per network; then per address, which leaves a valid link in the mailbox. */
    passwordReset: { points: 60, seconds: 3600 },
    passwordResetMail: { points: 3, seconds: 900 },
    /** Mails to an address that a user has entered: repeated confirmations, and changes to it or from it. */
    confirmationMail: { points: 5, seconds: 86_400 },
    emailChangeMail: { points: 5, seconds: 86_400 },
    /** Requested changes of address per user. */
    emailChange: { points: 5, seconds: 3600 },
    /** Previews of texts per user: an editor asks at most once a second while its author types. */
    richTextPreview: { points: 1800, seconds: 1800 },
    /** Started attempts at quizzes per learner. */
    quizAttempt: { points: 120, seconds: 3600 },
    /** Saves of answers and practiced ones per learner, in one process: a learner who types all the time saves once a second. */
    quizAnswers: { points: 600, seconds: 120 },
    /** Questions, answers and reports per person. */
    thread: { points: 20, seconds: 3600 },
    post: { points: 60, seconds: 3600 },
    threadReport: { points: 20, seconds: 3600 },
    /** Notes written or changed per person: one in fifteen seconds. */
    note: { points: 240, seconds: 3600 },
    contactMessage: { points: 30, seconds: 3600 },
    subscription: { points: 60, seconds: 3600 },
    /** Votes of visitors per poll and network; carriers share one address among many phones. */
    visitorVote: { points: 300, seconds: 3600 },
    /** Counted views of visitors per blog post and network. */
    visitorView: { points: 300, seconds: 86_400 },
    /** Verified certificates per network: by code, which cannot be guessed, and by number, which can be counted up. */
    certificateCode: { points: 600, seconds: 3600 },
    /** Files of certificates per network; lists show many pictures. */
    certificateFile: { points: 3000, seconds: 3600 },
    certificateNumber: { points: 60, seconds: 3600 },
    /** New terms per trainer. */
    glossaryTerm: { points: 100, seconds: 3600 },
    /** New courses, lessons and questions per trainer. */
    course: { points: 30, seconds: 3600 },
    lesson: { points: 300, seconds: 3600 },
    question: { points: 600, seconds: 3600 },
    /** Uploads per user, stored or rejected. */
    upload: { points: 200, seconds: 3600 },
    /** Uploaded proofs of payment per user; a PDF may need seconds of a processor. */
    proof: { points: 30, seconds: 3600 },
    /** Orders and questions to the card provider per user; and tried coupons, whose codes could be guessed. */
    order: { points: 100, seconds: 3600 },
    coupon: { points: 60, seconds: 3600 },
    /** Messages of an admin to chosen people. */
    officeMessage: { points: 30, seconds: 3600 },
    /** Messages to learners of courses per trainer or admin. */
    courseMessage: { points: 20, seconds: 3600 },
    /** Files with all data of a user. */
    dataExport: { points: 3, seconds: 86_400 },
  },
  bodyBytes: { signedIn: 400 * 1024, visitor: 64 * 1024 },
  headersTimeoutMs: 15_000,
  responseTimeoutMs: 20_000,
  maxConcurrentRequests: 1000,
  // A render takes about 90 ms of a processor under load: the last one waits half a second.
  waitingRenders: 3,
  document: {
    characters: 120_000,
    lines: 2500,
    tokens: 2000,
    nameLength: 200,
    operations: 10,
    fragments: 60,
    variables: 100,
    fields: 500,
    directives: 60,
    aliases: 30,
    nesting: 40,
    rootFields: 15,
    mutations: 3,
    selections: 1500,
    comparisons: 1500,
  },
} satisfies Limits;
