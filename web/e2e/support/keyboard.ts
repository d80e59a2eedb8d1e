import type { Page } from '@playwright/test';

/** The name of the focused element: its `aria-label`, labels or text. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    return element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent).trim();
  });

/** Presses Tab until the element of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const current = await focusedName(page);
    if (typeof name === 'string' ? current === name : name.test(current)) return;
  }
  throw new Error(`Tab does not reach “${String(name)}”`);
}
