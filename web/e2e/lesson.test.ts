import { expect, test } from 'vitest';
import { aPage, visit } from './browser';

test.each([360, 1440] as const)(
  'a lesson opened by its address stays readable while it comes alive (%i px)',
  async (width) => {
    const page = await aPage({ language: 'en', width });
    await page.addInitScript(() => {
      const seen = { shortest: Number.POSITIVE_INFINITY, shift: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const main = document.querySelector('main');
        if (document.readyState !== 'loading' && main) seen.shortest = Math.min(seen.shortest, main.innerText.length);
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/courses/1?lesson=1');
    const { shortest, shift } = await page.evaluate(
      () => (window as unknown as { seen: { shortest: number; shift: number } }).seen,
    );
    expect(shortest).toBeGreaterThan(100);
    expect(shift).toBeLessThan(0.1);
  },
);
