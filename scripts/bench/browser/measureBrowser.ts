import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { languages, type Language } from '../../../schema/contract/languages';
import { launchChromium } from '../../chromium';
import type { BenchContext } from '../benchContext';
import type { SampleData } from '../database/sampleData';
import { median } from '../load/summary';
import { fetchPageWithRetries } from '../pages/pageClient';
import { publicPaths } from '../pages/pagePaths';
import { printTable } from '../printTable';
import { startProduct } from '../targets/target';
import type { ProbeState } from './pageProbe';
import { openThrottledPage, toCookies, type ThrottledPage, type VisitOptions } from './throttledPage';

/** A first visit; medians. Times in milliseconds, sizes in transferred bytes. */
interface BrowserFigures {
  path: string;
  language: Language;
  isSignedIn: boolean;
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  total: number;
  files: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  taps: TapFigures[];
}

/** The first control of the header, tapped some time after the first paint, and again every second without a response. */
interface TapFigures {
  /** Milliseconds between the first paint and the tap. */
  after: number;
  /** Milliseconds between the tap and the visible response; null: none within 30 s. */
  response: number | null;
  /** Bytes of scripts that had arrived at the response. */
  scripts: number;
}

/** Loads pages as a slow phone does: in both languages, each in a new context. */
export async function measureBrowser(context: BenchContext): Promise<BrowserFigures[]> {
  const { databaseUrl, cleanUp, data, options } = context;
  const browser = await launchChromium();
  cleanUp.add(() => browser.close());
  const product = await startProduct(databaseUrl, cleanUp);
  const origin = `http://127.0.0.1:${product.port}`;
  const figures: BrowserFigures[] = [];
  for (const { path, token } of listPages(data))
    for (const language of options.quick ? (['ar'] as const) : languages) {
      console.log(`${path}, ${language} …`);
      // Fills the page cache, so that the visit does not wait for rendering.
      const cookies = Object.entries(toCookies({ language, token }));
      await fetchPageWithRetries(product, path, { cookie: cookies.map((cookie) => cookie.join('=')).join('; ') });
      figures.push(await measureVisits(browser, { origin, path, language, token }, options.quick));
    }
  await browser.close();
  await product.stop();
  return figures;
}

/** Public pages of a visitor and of a student, and the first pages of each role; panel and editor run the application at once. */
const listPages = (data: SampleData): Pick<VisitOptions, 'path' | 'token'>[] => [
  ...publicPaths(data).flatMap((path) => [undefined, data.students[0]].map((token) => ({ path, token }))),
  { path: '/dashboard/student', token: data.students[0] },
  { path: '/dashboard/admin', token: data.adminToken },
  { path: '/dashboard/trainer', token: data.trainerToken },
  { path: `/dashboard/trainer/courses/${data.trainerCourseId}`, token: data.trainerToken },
];

async function measureVisits(browser: Browser, visit: VisitOptions, quick: boolean): Promise<BrowserFigures> {
  const visits: Awaited<ReturnType<typeof measureVisit>>[] = [];
  for (let run = 0; run < (quick ? 1 : 3); run += 1) visits.push(await measureVisit(browser, visit));
  const taps: TapFigures[] = [];
  for (const after of quick ? [0] : [0, 1_000, 3_000]) taps.push(await measureTap(browser, visit, after));
  const of = (pick: (figures: (typeof visits)[number]) => number) => median(visits.map(pick));
  const bytesOf = (type: string) => of(({ traffic }) => traffic.bytes[type] ?? 0);
  return {
    path: visit.path,
    language: visit.language,
    isSignedIn: visit.token !== undefined,
    taps,
    html: bytesOf('Document'),
    scripts: bytesOf('Script'),
    styles: bytesOf('Stylesheet'),
    fonts: bytesOf('Font'),
    total: of(({ traffic }) => Object.values(traffic.bytes).reduce((sum, bytes) => sum + bytes, 0)),
    files: of(({ traffic }) => traffic.files),
    firstPaint: of(({ probe }) => probe.firstContentfulPaint ?? 0),
    largestPaint: of(({ probe }) => probe.largestContentfulPaint ?? 0),
    layoutShift: of(({ probe }) => probe.layoutShift),
    blockingTime: of(({ probe }) => probe.blockingTime),
  };
}

const visitTimeoutMs = 90_000;
/** Without traffic and long tasks for this time, a page is loaded. */
const quietMs = 3_000;

/** A visit without a tap, until the page is quiet. */
async function measureVisit(browser: Browser, visit: VisitOptions) {
  const opened = await openThrottledPage(browser, visit);
  try {
    await open(opened, visit);
    const deadline = performance.now() + visitTimeoutMs;
    const { traffic } = opened;
    while (performance.now() < deadline && (traffic.pending > 0 || performance.now() - traffic.lastAt < quietMs))
      await sleep(200);
    return { probe: await readProbe(opened), traffic };
  } finally {
    await opened.close();
  }
}

/** @throws Error for another status than 200: an error page is not measured */
async function open({ page }: ThrottledPage, { origin, path }: VisitOptions): Promise<void> {
  const response = await page.goto(origin + path, { waitUntil: 'commit', timeout: visitTimeoutMs });
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status() ?? 'nothing'}`);
}

const readProbe = ({ page }: ThrottledPage): Promise<ProbeState> => page.evaluate(() => window.benchProbe);

const tapTimeoutMs = 30_000;

async function measureTap(browser: Browser, visit: VisitOptions, after: number): Promise<TapFigures> {
  const opened = await openThrottledPage(browser, visit);
  const { page, traffic } = opened;
  try {
    await open(opened, visit);
    await page.waitForFunction(() => window.benchProbe.firstContentfulPaint !== null, null, {
      timeout: visitTimeoutMs,
    });
    const control = page.locator('header').locator('button, summary').filter({ visible: true }).first();
    const box = await control.boundingBox({ timeout: visitTimeoutMs });
    if (!box) throw new Error(`${visit.path} has no control in its header`);
    await sleep(after);
    const deadline = performance.now() + tapTimeoutMs;
    let state = await readProbe(opened);
    for (let nextTap = 0; state.response === null && performance.now() < deadline;) {
      if (performance.now() >= nextTap) {
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        nextTap = performance.now() + 1_000;
      }
      await sleep(50);
      state = await readProbe(opened);
    }
    const response = state.response === null || state.firstTap === null ? null : state.response - state.firstTap;
    return { after, response, scripts: traffic.bytes.Script ?? 0 };
  } finally {
    await opened.close();
  }
}

const kilobytes = (bytes: number): number => bytes / 1000;

export function printBrowser(figures: readonly BrowserFigures[]): void {
  printTable(
    'Browser: 360 px, 400 kbit/s, 400 ms, CPU 4 times slower; sizes in kB',
    figures.map(({ path, language, isSignedIn, taps, ...page }) => ({
      page: path,
      visitor: isSignedIn ? 'signed in' : 'visitor',
      language,
      HTML: kilobytes(page.html),
      scripts: kilobytes(page.scripts),
      styles: kilobytes(page.styles),
      fonts: kilobytes(page.fonts),
      total: kilobytes(page.total),
      files: page.files,
      'FCP ms': page.firstPaint,
      'LCP ms': page.largestPaint,
      CLS: page.layoutShift,
      'TBT ms': page.blockingTime,
      ...Object.fromEntries(taps.map(({ after, response }) => [`tap at ${after / 1000} s, ms`, response])),
      'scripts at first response': kilobytes(taps[0]?.scripts ?? 0),
    })),
  );
}
