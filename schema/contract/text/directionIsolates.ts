/** A number, reference or address in a plain text of any direction, with the isolates of UAX #9: its groups keep their order. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
