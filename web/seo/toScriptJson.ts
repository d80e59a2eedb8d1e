const escapedCharacters: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A value as JSON that can't end the script element it stands in, whatever people have typed. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapedCharacters[character] ?? character);
