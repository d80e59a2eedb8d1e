import type { TestGateway } from '../testGateway';

export type HostileTextContext = TestGateway & {
  users: Record<'student' | 'trainer' | 'admin', { id: number }>;
};

type RowValues = Record<string, unknown>;

/** A mutation with string fields: its persona, arguments and stored row. */
export interface HostileTextCase {
  persona: 'visitor' | 'student' | 'trainer' | 'admin';
  /** Valid input, or arguments of a mutation without input, unique for each `n`. Every text is sent in each of its fields. */
  input: (n: number) => RowValues;
  /** Further arguments, all of them ids; created once. */
  createArguments?: (context: HostileTextContext) => Promise<Record<string, number>>;
  /** Selection set of the result. */
  selection: string;
  /** Decodes the fields that are stored in another encoding; also the text that was sent. */
  decode?: Readonly<Record<string, (text: string) => string>>;
  /** The row that the mutation has written, if any. */
  findStoredRow?: (context: HostileTextContext, ids: Record<string, number>) => Promise<RowValues | null>;
}

export type HostileTextCases = Record<string, HostileTextCase>;

export const newestFirst = { orderBy: { id: 'desc' } } as const;
