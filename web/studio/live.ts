/** Students come and go meanwhile: what is known is shown at once, and read anew whenever somebody comes to it. */
export const live = { fetchPolicy: 'cache-and-network' } as const;
