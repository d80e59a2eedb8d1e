import { expect, test } from '../fixtures';
import { visit } from '../support/checks/pageChecks';

for (const width of [360, 1440] as const) {
  test(`a lesson opened by its address stays readable during hydration, without layout shift (${width} px)`, async ({
    openPage,
  }) => {
    const page = await openPage({ language: 'en', width, freshContext: true });
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
  });
}
