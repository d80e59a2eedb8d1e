import { createHash } from 'node:crypto';
import { parseRowId } from '../contract/validation/fields/numberFields';

/** The integer key of a GraphQL ID. Returns 0, which matches no row, for anything that is not a valid key. */
export const parseId = (id: string): number => parseRowId(id) || 0;

/** {@link parseId} for an optional filter: undefined if absent. */
export const parseOptionalId = (id: string | null | undefined): number | undefined =>
  id === null || id === undefined ? undefined : parseId(id);

/** A UUID that is the same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
