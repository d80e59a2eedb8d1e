/** The visitor's explicit choice; without it the device's preference applies. */
export type ColorScheme = 'light' | 'dark';

/** Cookie with the choice. The server reads it so that the first paint has the right colors. */
export const colorSchemeCookie = 'tayyar_scheme';

export const parseColorScheme = (value: unknown): ColorScheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;
