import type { Browser, CDPSession, Page } from '@playwright/test';
import { sessionCookieName } from '../../../gateway/context/cookies';
import { languageCookie, type Language } from '../../../schema/contract/languages';
import { installProbe } from './pageProbe';

export interface VisitOptions {
  origin: string;
  path: string;
  language: Language;
  token: string | undefined;
}

/** A page in a browser without cache: 360 px, 400 kbit/s, 400 ms, a processor four times slower. */
export interface ThrottledPage {
  page: Page;
  traffic: Traffic;
  close(): Promise<void>;
}

/** Transferred bytes with headers, by type of resource. */
interface Traffic {
  bytes: Record<string, number>;
  files: number;
  /** `performance.now()` of this process at the last response. */
  lastAt: number;
  pending: number;
}

const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slowdown = 4;

export const toCookies = ({ language, token }: Pick<VisitOptions, 'language' | 'token'>): Record<string, string> => ({
  [languageCookie]: language,
  ...(token !== undefined && { [sessionCookieName]: token }),
});

export async function openThrottledPage(
  browser: Browser,
  { origin, language, token }: VisitOptions,
): Promise<ThrottledPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: language,
    serviceWorkers: 'block',
  });
  const cookies = Object.entries(toCookies({ language, token }));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  // The TypeScript loader wraps functions in this helper, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await countTraffic(cdp);
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, traffic, close: () => context.close() };
}

async function countTraffic(cdp: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: {}, files: 0, lastAt: performance.now(), pending: 0 };
  const types = new Map<string, string>();
  const end = (requestId: string): void => {
    if (types.delete(requestId)) traffic.pending -= 1;
    traffic.lastAt = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    if (!types.has(requestId)) traffic.pending += 1;
    types.set(requestId, type ?? 'Other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type !== undefined) {
      traffic.bytes[type] = (traffic.bytes[type] ?? 0) + encodedDataLength;
      traffic.files += 1;
    }
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await cdp.send('Network.enable');
  return traffic;
}
