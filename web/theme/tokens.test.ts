import { describe, expect, test } from 'vitest';
import { darkColors, lightColors, type ColorToken } from './tokens';

const linearizeChannel = (value: number) => {
  const ratio = value / 255;
  return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
};

const relativeLuminance = (color: string) => {
  const [red, green, blue] = [1, 3, 5].map((offset) =>
    linearizeChannel(Number.parseInt(color.slice(offset, offset + 2), 16)),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** WCAG contrast ratio of two `#RRGGBB` colors: 1 for equal colors, 21 for black on white. */
const contrastRatio = (foreground: string, background: string) => {
  const [lighter = 0, darker = 0] = [relativeLuminance(foreground), relativeLuminance(background)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

const minTextContrast = 4.5;
const minShapeContrast = 3;

/** All color pairs in use: [foreground, background, minimum ratio]. */
const colorPairs: [ColorToken, ColorToken, number][] = [
  ...(['ground', 'paper', 'dawn', 'tint', 'amberTint', 'dangerTint'] as const).map(
    (on): [ColorToken, ColorToken, number] => ['ink', on, minTextContrast],
  ),
  ['muted', 'ground', minTextContrast],
  ['muted', 'dawn', minTextContrast],
  ['primary', 'dawn', minTextContrast],
  ['muted', 'paper', minTextContrast],
  ['muted', 'tint', minTextContrast],
  ['primary', 'ground', minTextContrast],
  ['primary', 'paper', minTextContrast],
  ['primary', 'tint', minTextContrast],
  ['primary', 'amberTint', minTextContrast],
  ['onPrimary', 'primary', minTextContrast],
  ['onPrimary', 'primaryHover', minTextContrast],
  ['onTint', 'tint', minTextContrast],
  ['onTint', 'paper', minTextContrast],
  ['jade', 'cream', minShapeContrast],
  ['jade', 'mist', minShapeContrast],
  ['onDeep', 'deep', minTextContrast],
  ['onDeepMuted', 'deep', minTextContrast],
  ['amber', 'deep', minTextContrast],
  ['amber', 'sky', minShapeContrast],
  ['onAmber', 'amber', minTextContrast],
  ['amberInk', 'amberTint', minTextContrast],
  ['amberInk', 'paper', minTextContrast],
  ['amberInk', 'ground', minTextContrast],
  ['danger', 'paper', minTextContrast],
  ['danger', 'ground', minTextContrast],
  ['danger', 'dangerTint', minTextContrast],
  ['onDanger', 'danger', minTextContrast],
  ['onDanger', 'dangerHover', minTextContrast],
  ['edge', 'paper', minShapeContrast],
  ['edge', 'ground', minShapeContrast],
  ['ground', 'ink', minTextContrast],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s scheme', (_name, tokens) => {
  test.each(colorPairs)('%s has enough contrast on %s', (foreground, background, minRatio) => {
    expect(contrastRatio(tokens[foreground], tokens[background])).toBeGreaterThanOrEqual(minRatio);
  });
});

test('contrast is 21 for black on white and 1 for equal colors', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#0E6B4F', '#0E6B4F')).toBe(1);
});

test('amber has too little contrast for text, so amberInk exists', () => {
  expect(contrastRatio(lightColors.amber, lightColors.paper)).toBeLessThan(minTextContrast);
});
