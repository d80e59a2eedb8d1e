/**
 * `Tayyar Arabic` is Tajawal with an adjusted baseline, `Tayyar Figures` is Manrope scaled to match it. The `as …`
 * names are system fonts with the same metrics, against layout shifts (fonts.css).
 */
const arabicFonts = ['Tayyar Arabic', 'Tayyar Arabic as Noto', 'Tayyar Arabic as Naskh', 'Tayyar Arabic as DejaVu'];
const latinFonts = ['Manrope', 'Manrope as Arial'];

const toFontStack = (names: string[]) => [...names.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');

export const fontFamilies = {
  rtl: toFontStack(['Tayyar Arabic', 'Tayyar Figures', ...arabicFonts.slice(1), 'Manrope as Arial']),
  ltr: toFontStack([...latinFonts, ...arabicFonts]),
} as const;
