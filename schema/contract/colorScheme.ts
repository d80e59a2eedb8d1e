/** Light or dark, where the visitor has chosen; else the device decides. */
export type ColorScheme = 'light' | 'dark';

/** The cookie that remembers the choice; the server reads it so that no page flashes. */
export const colorSchemeCookie = 'tayyar_scheme';

/** Narrows any value to a scheme; undefined for anything else. */
export const parseColorScheme = (value: unknown): ColorScheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;
