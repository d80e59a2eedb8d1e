import type { aGateway } from '../gateway';

export type Stage = Awaited<ReturnType<typeof aGateway>> & {
  people: Record<'student' | 'trainer' | 'admin', { id: number }>;
};

type Columns = Record<string, unknown>;

/** A mutation that takes texts: who calls it, with what besides, and where its texts end up. */
export interface Door {
  who: 'visitor' | 'student' | 'trainer' | 'admin';
  /** A call that is welcome; made anew for each, so that no key is taken. Each field of it is tried with every text. */
  input: (n: number) => Columns;
  /** Further arguments, all of them keys; asked for once. */
  rest?: (stage: Stage) => Promise<Record<string, number>>;
  /** What is asked of the answer. */
  answer: string;
  /** The row that the call has written, where it writes one. */
  row?: (stage: Stage, rest: Record<string, number>) => Promise<Columns | null>;
}

export type Doors = Record<string, Door>;

export const newestFirst = { orderBy: { id: 'desc' } } as const;
