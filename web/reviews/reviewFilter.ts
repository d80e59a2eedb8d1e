import { bounds } from '../../schema/contract/bounds';

/** Which reviews are shown; it is in the address. */
export interface ReviewFilter {
  /** Null shows every rating. */
  stars: number | null;
  hasComment: boolean;
}

/** Invalid values count as absent. */
export function parseReviewFilter(params: URLSearchParams): ReviewFilter {
  const stars = Number(params.get('stars'));
  const isValid = Number.isInteger(stars) && stars >= 1 && stars <= bounds.reviews.starsMax;
  return { stars: isValid ? stars : null, hasComment: params.get('comments') === '1' };
}

export const reviewFilterParams = ({ stars, hasComment }: ReviewFilter) => ({
  stars,
  comments: hasComment ? (1 as const) : null,
});
