import { limits } from '../contract/limits';

/**
 * The integer key behind a GraphQL ID. Whatever no row can have (text, fractions, signs, beyond the key's range) becomes
 * 0, which no row has either: the caller hears what they would hear of any absent row.
 */
export function parseId(id: string): number {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  return number <= limits.id.max ? number : 0;
}

/** Like {@link parseId} for an optional filter: absent stays absent. */
export const parseOptionalId = (id: string | null | undefined): number | undefined =>
  id === null || id === undefined ? undefined : parseId(id);
