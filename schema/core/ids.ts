import { parseRowId } from '../contract/validation/fields/numberFields';

/** The integer key of a GraphQL ID. Returns 0, which matches no row, for anything that is not a valid key. */
export const parseId = (id: string): number => parseRowId(id) || 0;

/** {@link parseId} for an optional filter: undefined if absent. */
export const parseOptionalId = (id: string | null | undefined): number | undefined =>
  id === null || id === undefined ? undefined : parseId(id);
