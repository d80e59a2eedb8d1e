/** System fonts with the metrics of a web font, against layout shifts while it loads. */
const withFallbacks = (font: string, fallbacks: string[]) => fallbacks.map((name) => `${font} as ${name}`);

/** `Tayyar Arabic` is Tajawal with an adjusted baseline, `Tayyar Figures` is Manrope scaled to match it (fonts.css). */
const arabicFallbacks = withFallbacks('Tayyar Arabic', ['Noto', 'Naskh', 'DejaVu']);
const latinSystemFonts = ['Arial', 'Roboto', 'DejaVu'];

const toFontStack = (names: string[]) => [...names.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');

export const fontFamilies = {
  rtl: toFontStack([
    'Tayyar Arabic',
    'Tayyar Figures',
    ...arabicFallbacks,
    ...withFallbacks('Tayyar Figures', latinSystemFonts),
  ]),
  ltr: toFontStack(['Manrope', ...withFallbacks('Manrope', latinSystemFonts), 'Tayyar Arabic', ...arabicFallbacks]),
} as const;
