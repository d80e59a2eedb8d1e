import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';

const maxBytes = 350_000;

/** Of panel and studio, with records of the demo data. An admin opens the editor of each course. */
const screens = {
  admin: [
    ...[
      ...[
        '',
        '?tab=users',
        '?tab=courses',
        '/users/1',
        '/courses/1',
        '/events/1',
        '/blog/1',
        '/polls/1',
        '/payments/1',
      ],
      ...['/desk', '/threads', '/payment-review', '/payments', '/messages', '/newsletter', '/categories', '/glossary'],
      ...['/documents', '/search-vocabulary', '/coupons', '/enrollments', '/certificates', '/reviews', '/audit'],
      ...['/payment-settings', '/certificate-settings', '/contact-details', '/jobs', '/events/1/participants'],
    ].map((path) => `/dashboard/admin${path}`),
    ...['', '?part=lessons', '/grades'].map((path) => `/dashboard/trainer/courses/1${path}`),
  ],
  trainer: ['', '/threads', '/courses/new'].map((path) => `/dashboard/trainer${path}`),
} as const;

/** The files that a page names for its first screen. Those that are loaded when it is idle are not named. */
async function listScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
}

for (const role of ['admin', 'trainer'] as const)
  test(`each screen of the ${role} names scripts of at most ${maxBytes / 1000} kB of brotli`, async ({ openPage }) => {
    const { request } = await openPage({ role });
    const sizes = new Map<string, number>();
    const sizeOf = async (address: string) => {
      const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
      const headers = response.headers();
      expect(headers['content-encoding']).toBe('br');
      return Number(headers['content-length']);
    };
    const tooLarge: Record<string, number> = {};
    for (const path of screens[role]) {
      const addresses = await listScripts(request, path);
      expect(addresses.length, path).toBeGreaterThan(20);
      for (const address of addresses) if (!sizes.has(address)) sizes.set(address, await sizeOf(address));
      const bytes = addresses.reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0);
      if (bytes > maxBytes) tooLarge[path] = bytes;
    }
    expect(tooLarge).toEqual({});
  });
