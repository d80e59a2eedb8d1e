import { LRUCache } from 'lru-cache';
import type { Prisma, PrismaClient } from '../../../../prisma/generated/client';
import type { QuestionContent, QuestionFeedback } from '../../../contract/grading/questions/question';

/** A version with its key: on the server alone. What learners get of it is chosen field by field. */
export type StoredVersion = QuestionContent & { id: number; feedback: QuestionFeedback };

/** Versions never change. The size is that of their texts, in UTF-16 units. */
const versions = new WeakMap<PrismaClient, LRUCache<number, StoredVersion>>();

function versionsOf(db: PrismaClient): LRUCache<number, StoredVersion> {
  const cached = versions.get(db) ?? new LRUCache({ maxSize: 20_000_000, sizeCalculation: sizeOf });
  versions.set(db, cached);
  return cached;
}

const sizeOf = (version: StoredVersion): number => JSON.stringify(version).length;

/**
 * The versions of questions by their ids: one statement for those that this process has not read yet.
 * @param reader the transaction of a caller that is in one
 */
export async function findVersions(
  db: PrismaClient,
  questions: Iterable<{ versionId: number }>,
  reader: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<ReadonlyMap<number, StoredVersion>> {
  const cached = versionsOf(db);
  const found = new Map<number, StoredVersion>();
  const missing = new Set<number>();
  for (const { versionId: id } of questions) {
    const version = cached.get(id);
    if (version) found.set(id, version);
    else missing.add(id);
  }
  if (missing.size === 0) return found;
  const rows = await reader.$queryRaw<StoredVersion[]>`
    SELECT v."id", v."kind"::text, v."body", k."key", k."feedback"
    FROM "question_versions" v JOIN "question_keys" k ON k."versionId" = v."id" WHERE v."id" = ANY (${[...missing]}::int[])`;
  for (const version of rows) {
    cached.set(version.id, version);
    found.set(version.id, version);
  }
  return found;
}
