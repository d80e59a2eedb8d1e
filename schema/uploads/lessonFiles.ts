import type { PrismaClient, Upload } from '../../prisma/generated/client';
import { fileTokenParam, isLessonUpload, uploadKeyPattern, uploadPath, uploadsPath } from '../contract/uploads/uploads';
import type { Context, Viewer } from '../core/context';
import type { LinkTokens } from '../core/services/linkTokens';
import { hasAdminRights } from '../core/permissionProblem';
import { createBatchedReader } from '../core/batchedReader';

/*
 * Files of lessons have addresses that are signed for a reader and expire. They are made with the answer: rows and texts hold the
 * path alone (docs/decisions/0093-signed-addresses-of-lesson-files.md).
 */

/** Within this time all answers have the same address; it is valid for as long again after the end. */
export const addressWindowMs = 4 * 60 * 60 * 1000;

/** Reader of files that everybody may read: those of a free preview. */
export const everybody = 0;

/** Signs addresses of files for a reader; an answer that was cached ends with the window. */
function createSigner({ clock, services: { linkTokens } }: Pick<Context, 'clock' | 'services'>, reader: number) {
  const windowEnd = (Math.floor(Date.now() / addressWindowMs) + 1) * addressWindowMs;
  // Asked for its effect: a cached answer ends with the window.
  clock.hasPassed(new Date(windowEnd));
  const expiresAt = windowEnd + addressWindowMs;
  return (key: string): string =>
    `${uploadPath(key)}?${fileTokenParam}=${linkTokens.sign('lesson_file', `${key} ${reader} ${expiresAt}`)}`;
}

interface FileToken {
  /** Id of the user for whom the address was made, or {@link everybody}. */
  reader: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What the token of an address allows at an instant; null for a token of another file, an expired one and any other text. */
export function readFileToken(linkTokens: LinkTokens, key: string, token: unknown, now: number): FileToken | null {
  const subject = typeof token === 'string' ? linkTokens.verify('lesson_file', token) : null;
  const [signedKey, reader = '', expiresAt = ''] = subject?.split(' ') ?? [];
  if (signedKey !== key || !/^\d+$/.test(reader) || !(Number(expiresAt) > now)) return null;
  return { reader: Number(reader), expiresAt: Number(expiresAt) };
}

const namedFile = new RegExp(`${uploadsPath}/(${uploadKeyPattern})(?![\\w./-])`, 'g');

/** Keys of the uploads whose paths a text names. */
export const uploadKeysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(namedFile)].flatMap((match) => match[1] ?? [])),
];

export type SignText = (text: string) => string;

const signTextWith =
  (keys: ReadonlySet<string>, sign: (key: string) => string): SignText =>
  (text) =>
    text.replace(namedFile, (path, key: string) => (keys.has(key) ? sign(key) : path));

const unsigned: SignText = (text) => text;

const readShownFiles = createBatchedReader(({ db }, keys: string[]) =>
  db.upload.findMany({
    where: { key: { in: keys } },
    select: { key: true, kind: true, lessons: { select: { lessonId: true } } },
  }),
);

interface OpenLesson {
  id: number;
  /** True for the free preview, whose files everybody may read. */
  isPublic: boolean;
}

/**
 * A function that signs the files of a lesson in texts and addresses for the viewer, who may read the lesson. Files that the
 * lesson may not show stay as they are.
 * @param texts all texts that are going to be signed
 */
export async function createLessonSigner(
  context: Context,
  { id, isPublic }: OpenLesson,
  texts: readonly (string | null)[],
): Promise<SignText> {
  const keys = texts.flatMap((text) => uploadKeysIn(text ?? ''));
  if (keys.length === 0) return unsigned;
  const files = await readShownFiles(context, keys);
  const signed = keys.filter((key) => {
    const file = files.get(key);
    return file && isLessonUpload(file.kind) && file.lessons.some(({ lessonId }) => lessonId === id);
  });
  const reader = isPublic ? everybody : (context.viewer?.id ?? everybody);
  return signTextWith(new Set(signed), createSigner(context, reader));
}

/**
 * A function that signs the files of questions in texts for the viewer, who may read the questions.
 * @param versionIds the versions of the questions
 * @param texts all texts that are going to be signed
 */
export async function createQuestionSigner(
  context: Context & { viewer: Viewer },
  versionIds: readonly number[],
  texts: readonly string[],
): Promise<SignText> {
  const keys = texts.flatMap(uploadKeysIn);
  if (keys.length === 0) return unsigned;
  const files = await context.db.questionUpload.findMany({
    where: { uploadKey: { in: keys }, versionId: { in: [...versionIds] } },
    select: { uploadKey: true },
  });
  return signTextWith(new Set(files.map(({ uploadKey }) => uploadKey)), createSigner(context, context.viewer.id));
}

/** A function that signs the files in a text that the viewer is writing, as far as the viewer may read them. */
export async function createPreviewSigner(context: Context & { viewer: Viewer }, text: string): Promise<SignText> {
  const keys = uploadKeysIn(text);
  if (keys.length === 0) return unsigned;
  const files = await findReadableFiles(context.db, keys, context.viewer);
  const signed = files.filter(({ kind }) => isLessonUpload(kind)).map(({ key }) => key);
  return signTextWith(new Set(signed), createSigner(context, context.viewer.id));
}

/**
 * The files of lessons, of those with the keys, that a user may read: their own, those of courses that they teach, and those
 * that a lesson shows which they may read: a published one, a withdrawn one that they owe or have completed, or a free preview;
 * also those of questions in their attempts and their practice.
 * @param viewer null for everybody
 */
const findReadableFiles = (db: PrismaClient, keys: readonly string[], viewer: Viewer | null) => {
  const reader = viewer?.id ?? everybody;
  return db.$queryRaw<Pick<Upload, 'key' | 'kind'>[]>`
    SELECT u."key", u."kind"::text
    FROM "uploads" u
    WHERE u."key" = ANY (${keys}) AND (
      ${hasAdminRights(viewer)} OR u."ownerId" = ${reader}
      OR EXISTS (
        SELECT FROM "course_uploads" f JOIN "courses" c ON c."id" = f."courseId"
        WHERE f."uploadKey" = u."key" AND c."trainerId" = ${reader})
      OR EXISTS (
        SELECT FROM "lesson_uploads" f
          JOIN "lessons" l ON l."id" = f."lessonId"
          JOIN "courses" c ON c."id" = l."courseId"
          LEFT JOIN "enrollments" e ON e."courseId" = c."id" AND e."studentId" = ${reader} AND e."status" IN ('in_progress', 'completed')
        WHERE f."uploadKey" = u."key" AND (
          c."isPublished" AND l."isPublished" AND c."previewLessonId" = l."id"
          OR e."id" IS NOT NULL AND c."firstPublishedAt" IS NOT NULL
            AND (l."isPublished" OR l."id" IN (SELECT w."lessonId" FROM withdrawn_lessons(e."id") w))))
      OR EXISTS (
        SELECT FROM "enrollments" e
          JOIN "quiz_attempts" a ON a."enrollmentId" = e."id"
          JOIN "attempt_questions" q ON q."attemptId" = a."id"
          JOIN "question_uploads" f ON f."uploadKey" = u."key" AND f."versionId" = q."versionId"
        WHERE e."studentId" = ${reader} AND e."status" IN ('in_progress', 'completed'))
      OR EXISTS (
        SELECT FROM "question_uploads" f
          JOIN "question_versions" v ON v."id" = f."versionId"
          JOIN "practice_cards" p ON p."questionId" = v."questionId"
          JOIN "enrollments" e ON e."id" = p."enrollmentId"
        WHERE f."uploadKey" = u."key" AND e."studentId" = ${reader} AND e."status" IN ('in_progress', 'completed')))`;
};

/**
 * Whether the user may read a file of lessons now: an address that is still valid ends with the access.
 * @param viewer null for everybody
 */
export const mayReadFile = async (db: PrismaClient, key: string, viewer: Viewer | null): Promise<boolean> =>
  (await findReadableFiles(db, [key], viewer)).length > 0;

/** The address of a file for the viewer, who may read it. */
export const fileAddress = (
  context: Pick<Context, 'clock' | 'services'>,
  { key, kind }: Pick<Upload, 'key' | 'kind'>,
  viewer: Viewer,
): string => (isLessonUpload(kind) ? createSigner(context, viewer.id)(key) : uploadPath(key));
