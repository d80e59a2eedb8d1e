import { expect, type BrowserContext, type Frame, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { textDirection, type Language } from '../../../../schema/contract/languages';

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilIdle(page);
}

/** Holds back the requests of a pattern until `release` is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The names of the GraphQL operations that the page sends, in a list that grows. */
export function collectOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (operationName) names.push(operationName);
  });
  return names;
}

/** Number of consecutive idle checks required, and the maximum number of checks. */
const idleChecks = { required: 3, maximum: 200 };

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Call before the context's first page opens. Pages without scripts never become idle. */
export function trackRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until nothing is loading, no element is busy and the scripts are idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context());
  if (!requests) return page.waitForLoadState('networkidle');
  await page.waitForLoadState('load');
  for (let check = 0, idle = 0; idle < idleChecks.required && check < idleChecks.maximum; check += 1) {
    const isIdle = await isPageIdle(page);
    idle = isIdle && requests.size === 0 ? idle + 1 : 0;
  }
}

const isPageIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      await document.fonts.ready;
      // Some tests remove what older browsers lack.
      if ('requestIdleCallback' in window)
        await new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 25), { timeout: 1000 }));
      else await new Promise((resolve) => setTimeout(resolve, 100));
      const { application } = document.documentElement.dataset;
      return application !== 'loading' && document.querySelector('[aria-busy="true"]') === null;
    })
    // A navigation destroys the execution context.
    .catch(() => page.waitForLoadState('load').then(() => false));

interface AxeOptions {
  /** Checks only rules with one of these tags. */
  tags?: string[];
  /** Default: true. */
  hasContrast?: boolean;
}

/** Once per document: to parse axe takes a fifth of the time of its rules. */
async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => 'axe' in window);
  if (!isLoaded) await frame.evaluate(axe.source);
}

/** Axe's violations, one line each. */
export async function axeViolations(page: Page, { tags, hasContrast = true }: AxeOptions = {}): Promise<string[]> {
  // Frames of another origin are left out; no page has one.
  await Promise.all(page.frames().map(loadAxe));
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: hasContrast } },
    // Only experimental rules, which are off, read the style sheets.
    preload: { assets: ['media'] },
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
  };
  return page.evaluate(async (runOptions) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, runOptions);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, options);
}

/** The elements that make the page wider than its window, the widest first. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const widest = [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { element, excess: width > 0 ? Math.max(-left, right - clientWidth) : 0 };
      })
      .filter(({ element, excess }) => excess > 0 && !isClipped(element.parentElement))
      .sort((a, b) => b.excess - a.excess)
      .slice(0, 5)
      .map(({ element, excess }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} “${name}” by ${excess.toFixed(1)} px`;
      });
    return [`${scrollWidth} px in a window of ${clientWidth}: ${widest.join(', ')}`];
  });

/** A screen, its tab and what is open over it, whatever the record. */
const describeState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { pathname, search } = window.location;
    const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert], [role=menu]')];
    const names = open.map((element) => `${element.role} ${element.querySelector('h1, h2, h3')?.textContent ?? ''}`);
    return [pathname, search, ...names].join(' ').replaceAll(/\d+/g, 'N');
  });

const statesWithContrast = new Set<string>();

/**
 * Axe finds no violation, and nothing is wider than the window. Contrast takes four fifths of axe's time and is the same for all
 * records: each worker measures it once per state.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const state = await describeState(page);
  const hasContrast = !statesWithContrast.has(state);
  statesWithContrast.add(state);
  const violations = await axeViolations(page, { hasContrast });
  expect([...violations, ...(await horizontalOverflow(page))], page.url()).toEqual([]);
}

/** The same in a window of 360 px, where names wrap and bars stick. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await waitUntilIdle(page);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

/** Direction and `lang` of the page are those of the language. */
export async function expectLanguage(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', textDirection(language));
  await expect(html).toHaveAttribute('lang', language);
  await expect(page.locator('body')).toHaveCSS('direction', textDirection(language));
}
