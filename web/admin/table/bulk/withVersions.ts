import type { AdminRow, BulkResult, RowVersion } from '../types';

/** Rows with the versions that a bulk action has left, so that an undo is refused for those that have changed since. */
export function withVersions(rows: readonly AdminRow[], result: BulkResult | undefined): RowVersion[] {
  const versions = new Map(result?.succeeded.map((id, index) => [id, result.updatedAt?.[index]]));
  return rows.map(({ id }) => ({ id, updatedAt: versions.get(id) }));
}
