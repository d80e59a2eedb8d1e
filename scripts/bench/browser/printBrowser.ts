import { printTable } from '../table';
import type { BrowserFigures } from './measureBrowser';

const kilobytes = (bytes: number): number => bytes / 1000;

export function printBrowser(figures: readonly BrowserFigures[]): void {
  printTable(
    'Browser: 360 px, 400 kbit/s, 400 ms, CPU 4 times slower; sizes in kB',
    figures.map(({ path, language, taps, ...page }) => ({
      ...{ page: path, language, HTML: kilobytes(page.html), scripts: kilobytes(page.scripts) },
      ...{
        styles: kilobytes(page.styles),
        fonts: kilobytes(page.fonts),
        total: kilobytes(page.total),
        files: page.files,
      },
      ...{ 'FCP ms': page.firstPaint, 'LCP ms': page.largestPaint, CLS: page.layoutShift, 'TBT ms': page.blockingTime },
      ...Object.fromEntries(taps.map(({ after, response }) => [`tap at ${after / 1000} s, ms`, response])),
      'scripts at first response': kilobytes(taps[0]?.scripts ?? 0),
    })),
  );
}
