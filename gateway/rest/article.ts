import type { RestPostFragment } from './generated';

/** The category of a row as the documented screens read it: its two names. */
export const categoryNames = (category: { name: string; nameAr: string } | null | undefined) => ({
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

/** An article as the documented screen reads it: its author and its category by their names. */
export const article = ({ author, category, ...post }: RestPostFragment) => ({
  ...post,
  author: `${author.firstName} ${author.lastName}`,
  ...categoryNames(category),
});
