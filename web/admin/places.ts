/** The screens beside the tabs, in the order of the panel's header. */
export const placeNames = ['messages', 'newsletter', 'reviews', 'categories', 'glossary', 'audit'] as const;
export type PlaceName = (typeof placeNames)[number];
