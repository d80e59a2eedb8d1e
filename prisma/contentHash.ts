import { createHash } from 'node:crypto';

/** JSON with sorted names: PostgreSQL returns objects with their names in another order. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );

/** The content of a question as it is stored, perhaps incomplete. */
export interface HashedContent {
  kind: string;
  body: unknown;
  key: unknown;
  feedback: unknown;
}

/** SHA-256 in hex: a version is made only of a content with another hash than the latest one. */
export const hashContent = ({ kind, body, key, feedback }: HashedContent): string =>
  createHash('sha256').update(canonicalJson({ kind, body, key, feedback })).digest('hex');
