/**
 * `Tayyar Arabic` is Tajawal lowered to the optical middle of its line; `Tayyar Figures` is Manrope at the
 * size that sits beside it. The names ending in `as …` are system fonts stretched to the same width, so that
 * nothing moves when the real one arrives. All are declared in fonts.css.
 */
const arabicFonts = ['Tayyar Arabic', 'Tayyar Arabic as Noto', 'Tayyar Arabic as Naskh', 'Tayyar Arabic as DejaVu'];
const latinFonts = ['Manrope', 'Manrope as Arial'];

const toFontStack = (names: string[]) => [...names.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');

export const fontFamilies = {
  rtl: toFontStack(['Tayyar Arabic', 'Tayyar Figures', ...arabicFonts.slice(1), 'Manrope as Arial']),
  ltr: toFontStack([...latinFonts, ...arabicFonts]),
} as const;
