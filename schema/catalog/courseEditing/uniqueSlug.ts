import { slugify } from '../../contract/text/slug';
import { bounds } from '../../contract/bounds';
import { Problem } from '../../core/problem';

type FindTakenSlugs = (prefix: string) => Promise<{ slug: string }[]>;

const maxSlugAttempts = 5;

/**
 * Saves a row with the requested slug, or with one derived from the title and numbered if taken. Retries if a
 * concurrent write takes the slug.
 * @param save throws Problem `slugTaken` if the slug is taken
 * @param fallback slug for a title without usable letters
 */
export async function withUniqueSlug<Result>(
  { slug, title, fallback }: { slug: string | null | undefined; title: string; fallback: string },
  findTakenSlugs: FindTakenSlugs,
  save: (slug: string) => Promise<Result>,
): Promise<Result> {
  if (slug) return save(slug);
  const prefix = derivedPrefix({ title, fallback });
  for (let attemptsLeft = maxSlugAttempts; ; attemptsLeft -= 1) {
    try {
      return await save(firstFreeSlug(prefix, await findTakenSlugs(prefix)));
    } catch (error) {
      if (attemptsLeft === 0 || !(error instanceof Problem && error.code === 'slugTaken')) throw error;
    }
  }
}

const derivedPrefix = ({ title, fallback }: { title: string; fallback: string }): string =>
  (slugify(title) || fallback).slice(0, bounds.slug.max - 10);

/** Whether a slug was made of the title, and not chosen. */
export const isDerivedSlug = (slug: string, source: { title: string; fallback: string }): boolean =>
  slug.startsWith(derivedPrefix(source)) && /^(-\d+)?$/.test(slug.slice(derivedPrefix(source).length));

function firstFreeSlug(prefix: string, takenSlugs: { slug: string }[]): string {
  const slugs = new Set(takenSlugs.map(({ slug }) => slug));
  let free = prefix;
  for (let suffix = 2; slugs.has(free); suffix += 1) free = `${prefix}-${suffix}`;
  return free;
}
