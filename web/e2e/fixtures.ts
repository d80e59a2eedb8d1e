import { expect, test as base, type BrowserContextOptions, type Cookie, type Page } from '@playwright/test';
import { languageCookie, type Language } from '../../schema/contract/languages';
import { demo, signInByApi, type Role } from './support/accounts';
import { launchChromium } from '../../scripts/chromium';
import { createContext, createContextPool, type ContextPool } from './support/server/contextPool';
import { trackRequests } from './support/checks/pageChecks';
import { collectPageIssues, type PageIssueOptions } from './support/checks/pageIssues';
import { hidePublishedCourses } from './support/testRecords';

export type Width = 360 | 1440;

/** Language, window and session of a page. */
interface Visitor extends PageIssueOptions {
  /** Default: negotiated by the server. */
  language?: Language;
  width?: Width;
  colorScheme?: 'light' | 'dark';
  /** Signed in with the session of this demo account that all tests of a worker share. */
  role?: Role;
  javaScriptEnabled?: boolean;
  /** Origin of another server than the shared one. */
  origin?: string;
  /** Public pages load the application only at an intent, as for visitors. By default, every page loads it at once. */
  isDeferred?: boolean;
  /** A context of its own with an empty cache. By default, contexts are reused (`createContextPool`). */
  freshContext?: boolean;
}

interface Options {
  language: Language | undefined;
  width: Width;
  role: Role | undefined;
}

export type OpenPage = (visitor?: Visitor) => Promise<Page>;

interface Fixtures {
  /** Opens a page with cookies of its own. The test fails if the page has issues (`collectPageIssues`). */
  openPage: OpenPage;
  /** Hides what the test has published (`publishForTest`). */
  hiddenCourses: undefined;
}

interface WorkerFixtures {
  contextPool: ContextPool;
  /** Address of the server under test. */
  origin: string;
  /** Session cookies of the demo account of a role. */
  sessionOf: (role: Role) => Promise<Cookie[]>;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  browser: [
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  contextPool: [async ({ browser }, use) => use(createContextPool(browser)), { scope: 'worker' }],
  origin: [process.env.E2E_ORIGIN ?? '', { scope: 'worker', option: true }],
  sessionOf: [
    async ({ playwright, origin }, use) => {
      const sessions = new Map<Role, Promise<Cookie[]>>();
      const signIn = async (role: Role) => {
        const request = await playwright.request.newContext({ baseURL: origin });
        await signInByApi(request, demo[role]);
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies.filter(({ name }) => name !== languageCookie);
      };
      await use((role) => {
        const session = sessions.get(role) ?? signIn(role);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  language: [undefined, { option: true }],
  width: [1440, { option: true }],
  role: [undefined, { option: true }],
  openPage: async ({ browser, contextPool, origin, sessionOf }, use) => {
    const opened: { issues: string[]; close: () => Promise<void> }[] = [];
    await use(async (visitor = {}) => {
      const { role, language, isDeferred = false } = visitor;
      const freshContext = visitor.freshContext ?? isDeferred;
      const site = visitor.origin ?? origin;
      const options = contextOptions(site, visitor);
      const context = freshContext
        ? await createContext(browser, options, { isDeferred })
        : await contextPool.acquire(options);
      const choice = language ? [{ name: languageCookie, value: language, url: site }] : [];
      await context.addCookies([...(role ? await sessionOf(role) : []), ...choice]);
      if (visitor.javaScriptEnabled !== false) trackRequests(context);
      const close = () => (freshContext ? context.close() : contextPool.release(context));
      opened.push({ issues: collectPageIssues(context, site, visitor), close });
      return context.newPage();
    });
    for (const { close } of opened) await close();
    expect(
      opened.flatMap(({ issues }) => issues),
      'nothing goes wrong unseen',
    ).toEqual([]);
  },
  hiddenCourses: [
    async ({ playwright, origin, sessionOf }, use) => {
      await use(undefined);
      await hidePublishedCourses(async () =>
        playwright.request.newContext({
          baseURL: origin,
          storageState: { cookies: await sessionOf('admin'), origins: [] },
        }),
      );
    },
    { auto: true },
  ],
  page: async ({ openPage, language, width, role }, use) => use(await openPage({ language, width, role })),
});

export { expect };

const contextOptions = (
  origin: string,
  { width = 1440, colorScheme = 'light', javaScriptEnabled = true }: Visitor,
): BrowserContextOptions => ({
  baseURL: origin,
  viewport: { width, height: width === 360 ? 780 : 900 },
  colorScheme,
  reducedMotion: 'reduce',
  hasTouch: width === 360,
  javaScriptEnabled,
});
