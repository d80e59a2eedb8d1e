import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { loadApplicationEvent } from '../../../data/browser/applicationState';
import { reportPolicyViolations } from '../checks/pageIssues';

/** Contexts of one browser. A context is used by one test at a time. */
export interface ContextPool {
  /** A context without cookies, storage, routes and listeners, but possibly with files of the site in its cache. */
  acquire(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Resets a context for the next test. */
  release(context: BrowserContext): Promise<void>;
}

interface PooledContext {
  context: BrowserContext;
  /** Stays open between the tests: with its last page, a site loses its process and the compiled scripts. */
  anchor: Page;
}

const listenedEvents = ['console', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;

/** Reuses contexts with equal options: their pages load at half the processor time. */
export function createContextPool(browser: Browser): ContextPool {
  const idle = new Map<string, PooledContext[]>();
  const used = new Map<BrowserContext, PooledContext & { key: string }>();
  return {
    async acquire(options) {
      const key = JSON.stringify(options);
      const pooled = idle.get(key)?.pop() ?? (await createPooledContext(browser, options));
      used.set(pooled.context, { ...pooled, key });
      return pooled.context;
    },
    async release(context) {
      const { key, anchor } = used.get(context)!;
      used.delete(context);
      for (const page of context.pages()) if (page !== anchor) await page.close();
      for (const event of listenedEvents) context.removeAllListeners(event);
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await anchor.evaluate(() => localStorage.clear());
      idle.set(key, [...(idle.get(key) ?? []), { context, anchor }]);
    },
  };
}

async function createPooledContext(browser: Browser, options: BrowserContextOptions): Promise<PooledContext> {
  const context = await createContext(browser, options);
  const anchor = await context.newPage();
  await anchor.goto('/livez');
  return { context, anchor };
}

/**
 * A context with an empty cache whose pages raise an exception for each violation of the content security policy.
 * @param isDeferred false: every page loads the application at once
 */
export async function createContext(
  browser: Browser,
  options: BrowserContextOptions,
  { isDeferred = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!isDeferred) await context.addInitScript(loadApplication, loadApplicationEvent);
  await context.addInitScript(reportPolicyViolations);
  return context;
}

/** A script of the page. */
const loadApplication = (event: string): void =>
  document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event(event)));
