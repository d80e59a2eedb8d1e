export const searchFieldId = 'site-search';

/** Anchor of the settings of the public learner page. */
export const publicPageAnchor = 'public-page';
