/** While the rail shows icons only. */
export const foldedRail = 'html[data-rail="folded"] &';

export const railId = 'rail';
