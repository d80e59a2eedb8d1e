import { LRUCache } from 'lru-cache';
import type { PrismaClient } from '../../../../prisma/generated/client';
import { toShownBody, type OptionOrder } from '../attemptIds';
import type { QuestionBody } from '../../../contract/grading/questions/question';
import { findVersions, type StoredVersion } from './questionVersions';

/** What an attempt has from its start to its end: its learner and its questions. */
interface AttemptPins {
  studentId: number;
  questions: ReadonlyMap<number, PinnedQuestion>;
}

interface PinnedQuestion extends OptionOrder {
  versionId: number;
}

/** A question of an attempt with its body as the learner sees it. */
export interface AnswerableQuestion {
  version: StoredVersion;
  order: OptionOrder;
  shownBody: QuestionBody;
}

const maxAttempts = 5000;
const cachesByDatabase = new WeakMap<PrismaClient, LRUCache<number, AttemptPins>>();

function pinsOf(db: PrismaClient): LRUCache<number, AttemptPins> {
  const cache = cachesByDatabase.get(db) ?? new LRUCache({ max: maxAttempts });
  cachesByDatabase.set(db, cache);
  return cache;
}

interface PinRow extends PinnedQuestion {
  studentId: number;
  position: number;
}

async function findPins(db: PrismaClient, attemptId: number): Promise<AttemptPins | undefined> {
  const cached = pinsOf(db).get(attemptId);
  if (cached) return cached;
  const rows = await db.$queryRaw<PinRow[]>`
    SELECT e."studentId", q."position", q."versionId", q."optionOrder" AS "options", q."targetOrder" AS "targets"
    FROM "quiz_attempts" a
      JOIN "enrollments" e ON e."id" = a."enrollmentId"
      JOIN "attempt_questions" q ON q."attemptId" = a."id"
    WHERE a."id" = ${attemptId}`;
  const [first] = rows;
  if (!first) return undefined;
  const pins = { studentId: first.studentId, questions: new Map(rows.map((row) => [row.position, row])) };
  pinsOf(db).set(attemptId, pins);
  return pins;
}

/**
 * The questions of a learner's attempt by position. Learner, versions and orders never change, so that this process reads them once.
 * @returns undefined for an attempt of another learner
 */
export async function findAnswerableQuestions(
  db: PrismaClient,
  { attemptId, studentId }: { attemptId: number; studentId: number },
): Promise<ReadonlyMap<number, AnswerableQuestion> | undefined> {
  const pins = await findPins(db, attemptId);
  if (pins?.studentId !== studentId) return undefined;
  const questions = [...pins.questions];
  const versions = await findVersions(db, pins.questions.values());
  return new Map(
    questions.flatMap(([position, { versionId, ...order }]) => {
      const version = versions.get(versionId);
      return version ? [[position, { version, order, shownBody: toShownBody(version.body, order) }] as const] : [];
    }),
  );
}
