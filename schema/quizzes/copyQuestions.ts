import { hashContent } from '../../prisma/contentHash';
import { Prisma } from '../../prisma/generated/client';

/** Keys of the rows of a copy by the keys of their originals. */
export type CopiedKeys = ReadonlyMap<number, number>;

/** A question and its copy; feedback and hash only where the content names a lesson, which is another one in the copy. */
interface CopiedQuestion {
  original: number;
  id: number;
  versionId: number;
  draftFeedback: Prisma.InputJsonObject | null;
  feedback: Prisma.InputJsonObject | null;
  contentHash: string | null;
}

/** Feedback whose notes name lessons of the copy. */
function toCopiedFeedback(feedback: Prisma.JsonValue, lessons: CopiedKeys): Prisma.InputJsonObject {
  const { notes = [], ...texts } = feedback as { notes?: { lessonId: number | null }[] };
  return { ...texts, notes: notes.map((note) => ({ ...note, lessonId: lessons.get(note.lessonId ?? 0) ?? null })) };
}

const withLatestVersion = {
  select: { id: true, draft: true, versions: { orderBy: { number: 'desc' }, take: 1, include: { key: true } } },
} satisfies Prisma.QuestionFindManyArgs;

type Original = Prisma.QuestionGetPayload<typeof withLatestVersion>;

/** What differs in the copy. The hash is that of its draft if that was applied, else that of its version. */
function toCopiedContent({ draft, versions: [latest] }: Original, lessons: CopiedKeys) {
  const draftFeedback = draft && toCopiedFeedback(draft.feedback, lessons);
  const key = latest?.key;
  if (!key) return { draftFeedback, feedback: null, contentHash: null };
  const feedback = toCopiedFeedback(key.feedback, lessons);
  const isApplied = draft !== null && hashContent(draft) === key.contentHash;
  const contentHash = isApplied
    ? hashContent({ ...draft, feedback: draftFeedback })
    : hashContent({ ...latest, key: key.key, feedback });
  return { draftFeedback, feedback, contentHash };
}

/** Pairs the questions of a course that are not archived with keys that no other row gets, in the same order. */
const reserveCopies = (tx: Prisma.TransactionClient, courseId: number) => tx.$queryRaw<
  (Pick<CopiedQuestion, 'original' | 'id' | 'versionId'> & { namesLesson: boolean })[]
>`
  SELECT o."id" AS "original", nextval(pg_get_serial_sequence('questions', 'id'))::int AS "id",
    nextval(pg_get_serial_sequence('question_versions', 'id'))::int AS "versionId", "namesLesson"
  FROM (
    SELECT q."id", coalesce(d."feedback" @? ${namesLesson}::jsonpath, false) OR EXISTS (
        SELECT FROM "question_versions" v JOIN "question_keys" k ON k."versionId" = v."id"
        WHERE v."questionId" = q."id" AND k."feedback" @? ${namesLesson}::jsonpath) AS "namesLesson"
    FROM "questions" q LEFT JOIN "question_drafts" d ON d."questionId" = q."id"
    WHERE q."courseId" = ${courseId} AND q."archivedAt" IS NULL ORDER BY q."id") AS o`;

const namesLesson = '$.notes[*] ? (@.lessonId != null)';

/** The copies of a bank, still without rows. */
async function planCopies(
  tx: Prisma.TransactionClient,
  courseId: number,
  lessons: CopiedKeys,
): Promise<CopiedQuestion[]> {
  const copies = await reserveCopies(tx, courseId);
  const ids = copies.flatMap((copy) => (copy.namesLesson ? [copy.original] : []));
  const originals = await tx.question.findMany({ ...withLatestVersion, where: { id: { in: ids } } });
  const changed = new Map(originals.map((original) => [original.id, toCopiedContent(original, lessons)]));
  const unchanged = { draftFeedback: null, feedback: null, contentHash: null };
  return copies.map(({ original, id, versionId }) => ({
    original,
    id,
    versionId,
    ...(changed.get(original) ?? unchanged),
  }));
}

/** Latest versions that have a key, as `latest`, for each copy `c`. */
const latestVersions = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT v."kind", v."body", v."createdBy", k."key", k."feedback", k."contentHash"
    FROM "question_versions" v JOIN "question_keys" k ON k."versionId" = v."id"
    WHERE v."questionId" = c."original" ORDER BY v."number" DESC LIMIT 1) AS latest`;

/**
 * Copies the bank of a course, without archived questions; each has its current content as version 1.
 * @param lessons lessons of the copy, which the feedback names
 */
export async function copyQuestions(
  tx: Prisma.TransactionClient,
  [from, to]: readonly [from: number, to: number],
  lessons: CopiedKeys,
): Promise<CopiedKeys> {
  const copies = await planCopies(tx, from, lessons);
  const rows = Prisma.sql`
    jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) AS c(
      "original" integer, "id" integer, "versionId" integer, "draftFeedback" jsonb, "feedback" jsonb, "contentHash" text)`;
  await tx.$executeRaw`
    INSERT INTO "questions" ("id", "courseId", "tags", "createdBy", "currentNumber")
    SELECT c."id", ${to}::integer, q."tags", q."createdBy",
      CASE WHEN EXISTS (SELECT FROM "question_versions" v WHERE v."questionId" = q."id") THEN 1 END
    FROM ${rows} JOIN "questions" q ON q."id" = c."original" ORDER BY c."id"`;
  await tx.$executeRaw`
    INSERT INTO "question_drafts" ("questionId", "kind", "body", "key", "feedback")
    SELECT c."id", d."kind", d."body", d."key", coalesce(c."draftFeedback", d."feedback")
    FROM ${rows} JOIN "question_drafts" d ON d."questionId" = c."original" ORDER BY c."id"`;
  await tx.$executeRaw`
    INSERT INTO "question_versions" ("id", "questionId", "number", "kind", "body", "createdBy")
    SELECT c."versionId", c."id", 1, latest."kind", latest."body", latest."createdBy"
    FROM ${rows} ${latestVersions} ORDER BY c."id"`;
  await tx.$executeRaw`
    INSERT INTO "question_keys" ("versionId", "key", "feedback", "contentHash")
    SELECT c."versionId", latest."key", coalesce(c."feedback", latest."feedback"), coalesce(c."contentHash", latest."contentHash")
    FROM ${rows} ${latestVersions} ORDER BY c."id"`;
  return new Map(copies.map(({ original, id }) => [original, id]));
}
