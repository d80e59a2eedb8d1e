import { expect, test as base, type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { languageCookie, type Language } from '../../schema/contract/languages';
import { demo, signInByApi, type Role } from './support/accounts';
import { launchChromium } from './support/chromium';
import { trackRequests } from './support/pageChecks';
import { collectPageIssues, type PageIssueOptions } from './support/pageIssues';

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
}

interface WorkerFixtures {
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
  openPage: async ({ browser, origin, sessionOf }, use) => {
    const opened: { context: BrowserContext; issues: string[] }[] = [];
    await use(async (visitor = {}) => {
      const { role } = visitor;
      const site = visitor.origin ?? origin;
      const context = await openContext(browser, site, visitor, role ? await sessionOf(role) : []);
      if (visitor.javaScriptEnabled !== false) trackRequests(context);
      opened.push({ context, issues: await collectPageIssues(context, site, visitor) });
      return context.newPage();
    });
    for (const { context } of opened) await context.close();
    expect(
      opened.flatMap(({ issues }) => issues),
      'nothing goes wrong unseen',
    ).toEqual([]);
  },
  page: async ({ openPage, language, width, role }, use) => use(await openPage({ language, width, role })),
});

export { expect };

async function openContext(
  browser: Browser,
  origin: string,
  { language, width = 1440, colorScheme = 'light', javaScriptEnabled }: Visitor,
  session: Cookie[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 360 ? 780 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width === 360,
    javaScriptEnabled,
  });
  const choice = language ? [{ name: languageCookie, value: language, url: origin }] : [];
  await context.addCookies([...session, ...choice]);
  return context;
}
