/** What a User-Agent header reveals about a browser. */
interface UserAgentNames {
  /** Undefined for unknown browsers and for programs. */
  browser: string | undefined;
  operatingSystem: string | undefined;
  isMobile: boolean;
}

/** The order matters: most browsers also contain the names of others. */
const browserPatterns: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const operatingSystemPatterns: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const mobileOperatingSystems = new Set<string | undefined>(['iPhone', 'iPad', 'Android']);

const firstMatch = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

export function parseUserAgent(userAgent: string | null | undefined): UserAgentNames {
  const text = userAgent ?? '';
  const operatingSystem = firstMatch(operatingSystemPatterns, text);
  return {
    browser: firstMatch(browserPatterns, text),
    operatingSystem,
    isMobile: mobileOperatingSystems.has(operatingSystem),
  };
}
