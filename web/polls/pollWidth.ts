/** The narrowest that the card of a poll may get beside another one, in pixels. */
export const pollWidth = 440;
