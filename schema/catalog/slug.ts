import { slugOf } from '../contract/validation/slug';
import { limits } from '../contract/limits';
import { Problem } from '../errors';

/** Reads which of the slugs that begin like this are taken. */
type Taken = (beginning: string) => Promise<{ slug: string }[]>;

const tries = 5;

/**
 * Writes a row under a slug: the given one, or the one that its title suggests, with the first number behind it that
 * nobody has. Whoever else takes that number meanwhile, the unique key tells, and the next one is tried.
 * @param write throws Problem `slugTaken` where the slug is taken
 * @param fallback for a title that has no letter a slug can have
 */
export async function underSlug<Result>(
  { slug, title, fallback }: { slug: string | null | undefined; title: string; fallback: string },
  taken: Taken,
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  if (slug) return write(slug);
  const beginning = (slugOf(title) || fallback).slice(0, limits.slug.max - 10);
  for (let left = tries; ; left -= 1) {
    try {
      return await write(firstFree(beginning, await taken(beginning)));
    } catch (error) {
      if (left === 0 || !(error instanceof Problem && error.code === 'slugTaken')) throw error;
    }
  }
}

function firstFree(beginning: string, taken: { slug: string }[]): string {
  const slugs = new Set(taken.map(({ slug }) => slug));
  let free = beginning;
  for (let number = 2; slugs.has(free); number += 1) free = `${beginning}-${number}`;
  return free;
}
