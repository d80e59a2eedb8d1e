import AxeBuilder from '@axe-core/playwright';
import { chromium as playwright, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { languageCookie, type Language } from '../../schema/contract/languages';
import { chromiums, type Chromium } from './chromium';

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--no-zygote'] : []),
];

const start = ({ executablePath, env }: Chromium): Promise<Browser> =>
  playwright.launch({ executablePath, args: flags, env: { ...process.env, ...env } });

/** The first browser of this machine that really starts; where none does, says what was tried and what was wrong. */
export async function aBrowser(): Promise<Browser> {
  const faults: string[] = [];
  for (const candidate of chromiums()) {
    try {
      return await start(candidate);
    } catch (fault) {
      faults.push(`${candidate.executablePath} (from ${candidate.from}): ${String(fault)}`);
    }
  }
  throw new Error(`No Chromium starts here.\n${faults.join('\n')}`);
}

let running: Promise<Browser> | undefined;
afterAll(async () => {
  await (await running)?.close();
  running = undefined;
});

/** How a visitor comes: in which language (none: the site's own choice), on how wide a screen. */
export interface Visit {
  language?: Language;
  width?: 360 | 1440;
  scheme?: 'light' | 'dark';
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** A server of the test's own; the one of all journeys where left out. */
  origin?: string;
}

/**
 * A new visitor's page, with cookies of its own; closed when the test ends. The test fails if anything went wrong
 * unseen meanwhile: an error in the console, an exception, a breach of the content policy, a request to elsewhere.
 */
export async function aPage({
  language,
  width = 1440,
  scheme = 'light',
  origin = inject('origin'),
  ...rest
}: Visit = {}): Promise<Page> {
  const browser = await (running ??= aBrowser());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 360 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width === 360,
    ...rest,
  });
  if (language) await context.addCookies([{ name: languageCookie, value: language, url: origin }]);
  await context.addInitScript(tellBreaches);
  if (rest.javaScriptEnabled !== false) watchRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = faultsOf(page, origin);
  onTestFinished(async () => {
    await context.close();
    expect(faults, 'nothing goes wrong unseen').toEqual([]);
  });
  return page;
}

/** A breach of the content policy may be caught by the code that tried it: here each is an exception. */
const tellBreaches = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
  );

/** Collects what a person would not see but a developer must. */
function faultsOf(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`exception at ${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message.text(), message.location().url)) return;
    faults.push(`console at ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request to elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

/** Chromium reports a page that is answered with 404 as an error, though that answer is right; not so for a file. */
const isExpected = (text: string, url: string): boolean =>
  text.includes('status of 404') && !/\.[a-z0-9]+$/i.test(new URL(url).pathname);

/** Opens an address and waits until the page is alive: the browser's own code has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await settled(page);
}

/** What the windows of a visitor are loading; not of one whose pages run no scripts and cannot tell that they rest. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Looks in a row at which a page has nothing to do and nothing on its way, until it counts as settled; and how many at most. */
const looks = { quiet: 3, most: 200 };

/** Waits until nothing is loading any more and the scripts of the page have nothing left to do; some pages wait for good. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page.context());
  if (!requests) return page.waitForLoadState('networkidle');
  await page.waitForLoadState('load');
  for (let look = 0, quiet = 0; quiet < looks.quiet && look < looks.most; look += 1) {
    const isResting = await idle(page);
    quiet = isResting && requests.size === 0 ? quiet + 1 : 0;
  }
}

/** Once the page's fonts are there and its scripts let it rest: whether it shows all that it wants to show. */
const idle = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      await document.fonts.ready;
      await new Promise<void>((rest) => requestIdleCallback(() => setTimeout(rest, 25)));
      return document.querySelector('[aria-busy="true"]') === null;
    })
    // The page has left for another one meanwhile.
    .catch(() => page.waitForLoadState('load').then(() => false));

/** What axe finds wrong on the page, one line a finding. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`));
}

/** What makes the page wider than its window, the widest first; nothing where it fits. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const culprits = [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { element, beyond: width > 0 ? Math.max(-left, right - clientWidth) : 0 };
      })
      .filter(({ element, beyond }) => beyond > 0 && !isCut(element.parentElement))
      .sort((a, b) => b.beyond - a.beyond)
      .slice(0, 5)
      .map(({ element, beyond }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} “${name}” by ${beyond.toFixed(1)} px`;
      });
    return [`${scrollWidth} px in a window of ${clientWidth}: ${culprits.join(', ')}`];
  });

/** The page's direction and language agree with what was asked for. */
export async function reads(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  await expect.poll(() => html.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(await html.getAttribute('lang')).toBe(language);
  const body = await page.locator('body').evaluate((element) => getComputedStyle(element).direction);
  expect(body).toBe(language === 'ar' ? 'rtl' : 'ltr');
}
