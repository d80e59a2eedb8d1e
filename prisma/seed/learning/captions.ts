import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolveFromRoot } from '../../projectRoot';
import type { SeedContext } from '../seedHelpers';

/** Languages of the captions of the demo film, in prisma/seed/captions. */
const filmLanguages = ['ar', 'en'] as const;

/** Captions of the videos that have none in a language. Lessons show uploads of their trainer only, so each has files. */
export async function seedCaptions(context: SeedContext, slugs: string[]): Promise<void> {
  const { db } = context;
  for (const language of filmLanguages) {
    const lessons = await db.lesson.findMany({
      where: {
        course: { slug: { in: slugs } },
        videoUrl: { startsWith: '/media/current.' },
        captions: { none: { language } },
      },
      select: { id: true, course: { select: { trainerId: true } } },
      orderBy: { id: 'asc' },
    });
    const keys = new Map<number, string>();
    for (const trainerId of new Set(lessons.map(({ course }) => course.trainerId)))
      keys.set(trainerId, await findOrStoreCaptions(context, `current-${language}.vtt`, trainerId));
    await db.lessonCaptions.createMany({
      data: lessons.flatMap(({ id: lessonId, course }) => {
        const uploadKey = keys.get(course.trainerId);
        return uploadKey === undefined ? [] : [{ lessonId, language, uploadKey }];
      }),
    });
  }
}

async function findOrStoreCaptions({ db, storeFile }: SeedContext, name: string, ownerId: number): Promise<string> {
  const existing = await db.upload.findFirst({ where: { kind: 'captions', name, ownerId }, select: { key: true } });
  if (existing) return existing.key;
  const content = await readFile(resolveFromRoot(`prisma/seed/captions/${name}`));
  const key = `${randomBytes(16).toString('hex')}.vtt`;
  const type = 'text/vtt';
  await storeFile?.(key, content, type);
  await db.upload.create({ data: { key, kind: 'captions', name, type, bytes: content.length, ownerId } });
  return key;
}
