/** What somebody is signed in with, as far as its own description says it. */
export interface Device {
  /** A browser's name; undefined for one that nobody knows, and for programs. */
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

/** The first that fits: most browsers call themselves by the names of others as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const handhelds = new Set<string | undefined>(['iPhone', 'iPad', 'Android']);

const first = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system by name, from what a browser calls itself. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? '';
  const system = first(systems, text);
  return { browser: first(browsers, text), system, isHandheld: handhelds.has(system) };
}
