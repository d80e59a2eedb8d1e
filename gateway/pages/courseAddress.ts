import type { Request } from 'express';
import type { Database } from '../../prisma/client';
import { bounds } from '../../schema/contract/bounds';
import { coursePath } from '../../schema/contract/site/urls';

/** Course pages are found by number: a last part that is none may be a slug. */
const slugPathPattern = /^\/courses\/([^/]+)\/?$/;

const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** The address of the published course whose slug a request names, as links on other sites do; undefined without one. */
export async function findCourseAddress(
  { originalUrl, path }: Request,
  db: Pick<Database['db'], 'course'>,
): Promise<string | undefined> {
  const slug = decodePart(slugPathPattern.exec(path)?.[1] ?? '')?.toLowerCase();
  if (!slug || /^\d+$/.test(slug) || slug.length > bounds.slug.max || slug.includes('\0')) return undefined;
  const course = await db.course.findFirst({ where: { slug, isPublished: true }, select: { id: true } });
  if (!course) return undefined;
  const query = originalUrl.indexOf('?');
  return coursePath(course.id) + (query === -1 ? '' : originalUrl.slice(query));
}
