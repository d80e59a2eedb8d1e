import { limits } from '../contract/limits';

/** The integer key of a GraphQL ID. Returns 0, which matches no row, for anything that is not a valid key. */
export function parseId(id: string): number {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  return number <= limits.id.max ? number : 0;
}

/** {@link parseId} for an optional filter: undefined if absent. */
export const parseOptionalId = (id: string | null | undefined): number | undefined =>
  id === null || id === undefined ? undefined : parseId(id);
