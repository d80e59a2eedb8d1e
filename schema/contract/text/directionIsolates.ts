/* Isolates of the Unicode bidirectional algorithm (UAX #9) for plain texts, which hold no elements such as `<bdi>`. */

/** A number, reference or address in a text of any direction: its groups keep their order. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** A text in the direction of its own first letter. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
