import { slugify } from '../contract/validation/slug';
import { limits } from '../contract/limits';
import { Problem } from '../core/errors';

/** Reads which of the slugs that begin like this are taken. */
type FindTakenSlugs = (beginning: string) => Promise<{ slug: string }[]>;

const maxSlugAttempts = 5;

/**
 * Writes a row under a slug: the given one, or the one that its title suggests, with the first number behind it that
 * nobody has. Whoever else takes that number meanwhile, the unique key tells, and the next one is tried.
 * @param write throws Problem `slugTaken` where the slug is taken
 * @param fallback for a title that has no letter a slug can have
 */
export async function withUniqueSlug<Result>(
  { slug, title, fallback }: { slug: string | null | undefined; title: string; fallback: string },
  taken: FindTakenSlugs,
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  if (slug) return write(slug);
  const beginning = (slugify(title) || fallback).slice(0, limits.slug.max - 10);
  for (let left = maxSlugAttempts; ; left -= 1) {
    try {
      return await write(firstFreeSlug(beginning, await taken(beginning)));
    } catch (error) {
      if (left === 0 || !(error instanceof Problem && error.code === 'slugTaken')) throw error;
    }
  }
}

function firstFreeSlug(beginning: string, taken: { slug: string }[]): string {
  const slugs = new Set(taken.map(({ slug }) => slug));
  let free = beginning;
  for (let number = 2; slugs.has(free); number += 1) free = `${beginning}-${number}`;
  return free;
}
