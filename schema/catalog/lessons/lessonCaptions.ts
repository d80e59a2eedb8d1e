import type { Prisma } from '../../../prisma/generated/client';
import { captionsLanguages, type CaptionsLanguage } from '../../contract/uploads/captions';
import type { LessonCaptionsInputValue } from '../../contract/validation/learning/catalog';
import { builder } from '../../core/builder';
import { Problem } from '../../core/problem';

const CaptionsLanguageType = builder.enumType('CaptionsLanguage', {
  description: 'Language of captions.',
  values: captionsLanguages,
});

/** Captions of a lesson as answers have them. */
interface LessonCaptionsFile {
  language: CaptionsLanguage;
  url: string;
}

export const LessonCaptionsType = builder.objectRef<LessonCaptionsFile>('LessonCaptions').implement({
  description: 'Captions of the video of a lesson in a language.',
  fields: (t) => ({
    language: t.expose('language', { type: CaptionsLanguageType, description: 'Language of the captions.' }),
    url: t.exposeString('url', { description: 'URL of the file, in WebVTT.' }),
  }),
});

export const LessonCaptionsInput = builder.inputType('LessonCaptionsInput', {
  description: 'Captions of the video of a lesson in a language.',
  fields: (t) => ({
    language: t.field({ type: CaptionsLanguageType, required: true, description: 'Language of the captions.' }),
    url: t.string({ required: true, description: 'URL that an upload of the kind `captions` returned.' }),
  }),
});

/** Whether these are the stored captions of a lesson. */
export async function hasLessonCaptions(
  tx: Prisma.TransactionClient,
  lessonId: number,
  captions: readonly LessonCaptionsInputValue[],
): Promise<boolean> {
  const stored = await tx.lessonCaptions.findMany({ where: { lessonId } });
  const keyOf = new Map(stored.map(({ language, uploadKey }) => [language, uploadKey]));
  return stored.length === captions.length && captions.every((each) => keyOf.get(each.language) === each.uploadKey);
}

/**
 * Stores all captions of a lesson: others are removed, equal ones stay untouched.
 * @throws Problem `invalidInput` for an upload that does not exist or is of another kind
 */
export async function replaceLessonCaptions(
  tx: Prisma.TransactionClient,
  lessonId: number,
  captions: readonly LessonCaptionsInputValue[],
): Promise<void> {
  await ensureCaptionsUploads(tx, captions);
  const stored = await tx.lessonCaptions.findMany({ where: { lessonId } });
  const keyOf = new Map(stored.map(({ language, uploadKey }) => [language, uploadKey]));
  for (const { language, uploadKey } of captions) {
    if (keyOf.get(language) === uploadKey) continue;
    await tx.lessonCaptions.upsert({
      where: { lessonId_language: { lessonId, language } },
      create: { lessonId, language, uploadKey },
      update: { uploadKey },
    });
  }
  // Last, so that a file that changes its language is not taken for a new one.
  await tx.lessonCaptions.deleteMany({
    where: { lessonId, language: { notIn: captions.map(({ language }) => language) } },
  });
}

async function ensureCaptionsUploads(
  tx: Prisma.TransactionClient,
  captions: readonly LessonCaptionsInputValue[],
): Promise<void> {
  const uploads = await tx.upload.findMany({
    where: { kind: 'captions', key: { in: captions.map(({ uploadKey }) => uploadKey) } },
    select: { key: true },
  });
  const isKnown = new Set(uploads.map(({ key }) => key));
  const unknown = captions.findIndex(({ uploadKey }) => !isKnown.has(uploadKey));
  if (unknown >= 0) throw new Problem('invalidInput', { fields: { [`captions.${unknown}.url`]: 'captionsUpload' } });
}

/** The captions of a copied course: each copied lesson has the place of its original. */
export const copyLessonCaptions = (tx: Prisma.TransactionClient, from: number, to: number) => tx.$executeRaw`
  INSERT INTO "lesson_captions" ("lessonId", "language", "uploadKey")
  SELECT copied."id", c."language", c."uploadKey"
  FROM "lesson_captions" c JOIN "lessons" l ON l."id" = c."lessonId" AND l."courseId" = ${from}::integer AND l."archivedAt" IS NULL
    JOIN "lessons" copied ON copied."courseId" = ${to}::integer AND copied."order" = l."order" AND copied."title" = l."title" AND copied."titleAr" = l."titleAr"
  ON CONFLICT DO NOTHING`;
