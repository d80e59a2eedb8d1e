import type { Person, Platform } from '../people';

/** What a person gets: a status or a problem's code, or what the row's `seen` makes of the answer. */
export type Outcome = string | number | boolean | null;
export type Outcomes = Record<Person, Outcome>;

export interface RestClaim {
  /** As in the table of routes: "GET /api/courses/:id". */
  route: string;
  /** What is asked for, where the route alone does not say it. */
  about?: string;
  /** The concrete path; the route's own where it has no parameters. */
  path?: (platform: Platform) => string;
  body?: (platform: Platform) => object;
  /** What counts of a successful answer; its status where left out. */
  seen?: (body: never) => Outcome;
  outcomes: Outcomes;
}

export interface GraphqlClaim {
  /** Root fields and restricted fields that this row is about: "Query.me", "Lesson.content". */
  fields: string[];
  document: string;
  variables?: (platform: Platform) => object;
  /** What counts of an answer without errors. */
  seen: (data: never) => Outcome;
  outcomes: Outcomes;
}

/** The rows of a domain, in the order in which they run. */
export interface Claims {
  rest: RestClaim[];
  graphql: GraphqlClaim[];
  /**
   * Type → fields that whoever reaches an object of it may read. Each field of the schema is either here or has a row, so
   * that a new one cannot open something by oversight.
   */
  open: Record<string, string>;
}

export const everybody = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  student: outcome,
  enrolled: outcome,
  other: outcome,
  trainer: outcome,
  otherTrainer: outcome,
  admin: outcome,
});

export const but = (outcome: Outcome, exceptions: Partial<Outcomes>): Outcomes => ({
  ...everybody(outcome),
  ...exceptions,
});

/** The owning trainer and admins apart from all others. */
export const staff = (others: Outcome, own: Outcome): Outcomes => but(others, { trainer: own, admin: own });

/** Students as given, visitors sent to sign in, trainers and admins refused. */
export const studentsOnly = (students: Pick<Outcomes, 'student' | 'enrolled' | 'other'>): Outcomes => ({
  ...but('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...students,
});

/** Visitors are sent to sign in, all others but admins refused. */
export const adminOnly = (outcome: Outcome): Outcomes =>
  but('FORBIDDEN', { visitor: 'UNAUTHENTICATED', admin: outcome });

/** Everybody sees themselves; a visitor gets what is given. */
export const themselves = (visitor: Outcome): Outcomes => ({
  visitor,
  student: 'student',
  enrolled: 'enrolled',
  other: 'other',
  trainer: 'trainer',
  otherTrainer: 'otherTrainer',
  admin: 'admin',
});

export const length = (list: unknown[]): number => list.length;

/** Over REST: visitors are sent to sign in, all others but admins refused. */
export const restOf = (outcome: Outcome): Outcomes => but(403, { visitor: 401, admin: outcome });

/** How many rows a bulk action has done its thing to. */
export const bulk =
  (field: string) =>
  (data: Record<string, { done: unknown[] }>): Outcome =>
    data[field]?.done.length ?? null;
