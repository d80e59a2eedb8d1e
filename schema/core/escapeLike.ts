/** A text for a LIKE pattern or for Prisma's `contains`, which does not escape wildcards itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
