/**
 * `Tayyar Arabic` is Tajawal lowered to the optical middle of its line; `Tayyar Figures` is Manrope at the
 * size that sits beside it. The names ending in `as …` are system fonts stretched to the same width, so that
 * nothing moves when the real one arrives. All are declared in fonts.css.
 */
const arabic = ['Tayyar Arabic', 'Tayyar Arabic as Noto', 'Tayyar Arabic as Naskh', 'Tayyar Arabic as DejaVu'];
const latin = ['Manrope', 'Manrope as Arial'];

const list = (names: string[]) => [...names.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');

export const families = {
  rtl: list(['Tayyar Arabic', 'Tayyar Figures', ...arabic.slice(1), 'Manrope as Arial']),
  ltr: list([...latin, ...arabic]),
} as const;
