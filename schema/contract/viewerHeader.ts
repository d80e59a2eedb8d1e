/**
 * Response header of /graphql: the id of the viewer whose session the request had, empty for a visitor.
 * A page compares it with the viewer it shows and so notices that a session has ended.
 */
export const viewerHeader = 'viewer-id';
