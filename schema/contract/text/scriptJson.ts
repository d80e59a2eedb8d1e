const escapedCharacters: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot close the script element that contains it. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapedCharacters[character] ?? character);

/** The start tag of a page's data for hydration, its last element. */
export const pageDataTag = '<script type="application/json" id="data">';
