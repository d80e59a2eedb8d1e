/** Windows with the rail beside the content; on narrower ones it is a drawer. */
export const wideWindow = '@media (min-width: 900px)';
export const narrowWindow = '@media (max-width: 899.95px)';

/** While the rail shows icons only. */
export const foldedRail = 'html[data-rail="folded"] &';

export const railId = 'places';
