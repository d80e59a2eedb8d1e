export const siteSearchFieldId = 'site-search';

/** Anchor of the form for the name on certificates. */
export const certificateNameAnchor = 'name';

/** Anchor of the settings of the public learner page. */
export const publicPageAnchor = 'public-page';
