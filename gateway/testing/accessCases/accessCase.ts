import type { Persona, SeededPlatform } from '../personas';
import type { TestGateway } from '../testGateway';

/** First id of the rows that a domain inserts for its cases; sequences of a test stay below. */
export const firstCaseRowId = 1001;

/** Expected result: an HTTP status, an error code, or the value that `observe` returns. */
export type Outcome = string | number | boolean | null;
export type Outcomes = Record<Persona, Outcome>;

export interface RestAccessCase {
  /** As in the route table: "GET /api/courses/:id". */
  route: string;
  /** Distinguishes cases of the same route. */
  description?: string;
  /** The concrete path; default: the route. */
  path?: (platform: SeededPlatform) => string;
  body?: (platform: SeededPlatform) => object;
  /** Value of a successful response; default: its status. */
  observe?: (body: never) => Outcome;
  outcomes: Outcomes;
}

export interface GraphqlAccessCase {
  /** Root fields and restricted fields of this case: "Query.me", "Lesson.content". */
  fields: string[];
  document: string;
  variables?: (platform: SeededPlatform) => object;
  /** Value of a result without errors. */
  observe: (data: never) => Outcome;
  outcomes: Outcomes;
}

export const observeDone = (): Outcome => 'done';

/** A mutation whose success is the outcome `done`. */
export const mutationCase = (
  name: string,
  [parameters, call]: [parameters: string, call: string],
  variables: (platform: SeededPlatform) => object,
  outcomes: Outcomes,
): GraphqlAccessCase => ({
  fields: [`Mutation.${name}`],
  document: `mutation(${parameters}) { ${name}${call} }`,
  variables,
  observe: observeDone,
  outcomes,
});

/** The cases of a domain, in execution order. */
export interface AccessCases {
  /** Inserts the rows that only these cases use, with ids from `firstCaseRowId`. */
  seed?: (gateway: TestGateway) => Promise<unknown>;
  rest: RestAccessCase[];
  graphql: GraphqlAccessCase[];
  /**
   * Type → fields without restriction. Every schema field is listed here or has a case, so that new fields are not
   * public by oversight.
   */
  publicFields: Record<string, string>;
}

export const sameForAll = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  student: outcome,
  enrolledStudent: outcome,
  otherStudent: outcome,
  trainer: outcome,
  otherTrainer: outcome,
  admin: outcome,
});

export const sameForAllExcept = (outcome: Outcome, exceptions: Partial<Outcomes>): Outcomes => ({
  ...sameForAll(outcome),
  ...exceptions,
});

/** One outcome for the owning trainer and admins, another for all others. */
export const ownerAndAdmin = (otherOutcome: Outcome, ownerOutcome: Outcome): Outcomes =>
  sameForAllExcept(otherOutcome, { trainer: ownerOutcome, admin: ownerOutcome });

/** The given outcomes for students; visitors, trainers and admins are rejected. */
export const studentsOnly = (students: Pick<Outcomes, 'student' | 'enrolledStudent' | 'otherStudent'>): Outcomes => ({
  ...sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...students,
});

/** The outcome for admins; all others are rejected. */
export const adminOnly = (outcome: Outcome): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', admin: outcome });

/** Each persona gets its own name; a visitor gets the given outcome. */
export const selfOnly = (visitor: Outcome): Outcomes => ({
  visitor,
  student: 'student',
  enrolledStudent: 'enrolledStudent',
  otherStudent: 'otherStudent',
  trainer: 'trainer',
  otherTrainer: 'otherTrainer',
  admin: 'admin',
});

export const countItems = (list: unknown[]): number => list.length;

/** REST statuses: the outcome for admins; all others are rejected. */
export const restAdminOnly = (outcome: Outcome): Outcomes => sameForAllExcept(403, { visitor: 401, admin: outcome });

/** Number of rows for which a bulk action succeeded. */
export const bulkSuccessCount =
  (field: string) =>
  (data: Record<string, { succeeded: unknown[] }>): Outcome =>
    data[field]?.succeeded.length ?? null;
