export const fallbackImageCounts = { courses: 6, posts: 5, events: 3 } as const;

export type FallbackImageKind = keyof typeof fallbackImageCounts;

/** Zero-based index of the fallback image; always the same for an id. */
export const fallbackImageIndex = (kind: FallbackImageKind, id: string | number): number =>
  (Number(id) - 1) % fallbackImageCounts[kind];

/** File of a fallback image, written by `npm run images`. */
export const fallbackImagePath = (kind: FallbackImageKind, index: number): string => `/drawings/${kind}-${index}.svg`;

export const fallbackImageUrl = (kind: FallbackImageKind, id: string | number): string =>
  fallbackImagePath(kind, fallbackImageIndex(kind, id));
