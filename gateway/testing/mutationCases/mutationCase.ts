import type { createTestGateway } from '../testGateway';

export type MutationCaseContext = Awaited<ReturnType<typeof createTestGateway>> & {
  people: Record<'student' | 'trainer' | 'admin', { id: number }>;
};

type RowValues = Record<string, unknown>;

/** A mutation that takes texts: who calls it, with what besides, and where its texts end up. */
export interface MutationCase {
  persona: 'visitor' | 'student' | 'trainer' | 'admin';
  /** A call that is welcome; made anew for each, so that no key is taken. Each field of it is tried with every text. */
  input: (n: number) => RowValues;
  /** Further arguments, all of them keys; asked for once. */
  createArguments?: (stage: MutationCaseContext) => Promise<Record<string, number>>;
  /** What is asked of the answer. */
  selection: string;
  /** The row that the call has written, where it writes one. */
  findStoredRow?: (stage: MutationCaseContext, rest: Record<string, number>) => Promise<RowValues | null>;
}

export type MutationCases = Record<string, MutationCase>;

export const newestFirst = { orderBy: { id: 'desc' } } as const;
