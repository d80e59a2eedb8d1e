import type { Persona, SeededPlatform } from '../personas';

/** What a person gets: a status or a problem's code, or what the row's `seen` makes of the answer. */
export type Outcome = string | number | boolean | null;
export type Outcomes = Record<Persona, Outcome>;

export interface RestAccessCase {
  /** As in the table of routes: "GET /api/courses/:id". */
  route: string;
  /** What is asked for, where the route alone does not say it. */
  description?: string;
  /** The concrete path; the route's own where it has no parameters. */
  path?: (platform: SeededPlatform) => string;
  body?: (platform: SeededPlatform) => object;
  /** What counts of a successful answer; its status where left out. */
  observe?: (body: never) => Outcome;
  outcomes: Outcomes;
}

export interface GraphqlAccessCase {
  /** Root fields and restricted fields that this row is about: "Query.me", "Lesson.content". */
  fields: string[];
  document: string;
  variables?: (platform: SeededPlatform) => object;
  /** What counts of an answer without errors. */
  observe: (data: never) => Outcome;
  outcomes: Outcomes;
}

/** The rows of a domain, in the order in which they run. */
export interface AccessCases {
  rest: RestAccessCase[];
  graphql: GraphqlAccessCase[];
  /**
   * Type → fields that whoever reaches an object of it may read. Each field of the schema is either here or has a row, so
   * that a new one cannot open something by oversight.
   */
  publicFields: Record<string, string>;
}

export const sameForAll = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  student: outcome,
  enrolled: outcome,
  other: outcome,
  trainer: outcome,
  otherTrainer: outcome,
  admin: outcome,
});

export const allExcept = (outcome: Outcome, exceptions: Partial<Outcomes>): Outcomes => ({
  ...sameForAll(outcome),
  ...exceptions,
});

/** The owning trainer and admins apart from all others. */
export const ownerAndAdmin = (others: Outcome, own: Outcome): Outcomes =>
  allExcept(others, { trainer: own, admin: own });

/** Students as given, visitors sent to sign in, trainers and admins refused. */
export const studentsOnly = (students: Pick<Outcomes, 'student' | 'enrolled' | 'other'>): Outcomes => ({
  ...allExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...students,
});

/** Visitors are sent to sign in, all others but admins refused. */
export const adminOnly = (outcome: Outcome): Outcomes =>
  allExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', admin: outcome });

/** Everybody sees themselves; a visitor gets what is given. */
export const selfOnly = (visitor: Outcome): Outcomes => ({
  visitor,
  student: 'student',
  enrolled: 'enrolled',
  other: 'other',
  trainer: 'trainer',
  otherTrainer: 'otherTrainer',
  admin: 'admin',
});

export const countItems = (list: unknown[]): number => list.length;

/** Over REST: visitors are sent to sign in, all others but admins refused. */
export const restAdminOnly = (outcome: Outcome): Outcomes => allExcept(403, { visitor: 401, admin: outcome });

/** How many rows a bulk action has done its thing to. */
export const bulkSuccessCount =
  (field: string) =>
  (data: Record<string, { succeeded: unknown[] }>): Outcome =>
    data[field]?.succeeded.length ?? null;
