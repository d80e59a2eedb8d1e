import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { dark, light, type Token } from './tokens';

const text = 4.5;
const shape = 3;

/** Every pair that the theme or a screen puts together: [foreground, background, least ratio]. */
const pairs: [Token, Token, number][] = [
  ...(['ground', 'paper', 'dawn', 'tint', 'amberTint', 'dangerTint'] as const).map((on): [Token, Token, number] => [
    'ink',
    on,
    text,
  ]),
  ['muted', 'ground', text],
  ['muted', 'dawn', text],
  ['primary', 'dawn', text],
  ['muted', 'paper', text],
  ['muted', 'tint', text],
  ['primary', 'ground', text],
  ['primary', 'paper', text],
  ['primary', 'tint', text],
  ['primary', 'amberTint', text],
  ['onPrimary', 'primary', text],
  ['onPrimary', 'primaryHover', text],
  ['onTint', 'tint', text],
  ['onTint', 'paper', text],
  ['jade', 'cream', shape],
  ['jade', 'mist', shape],
  ['onDeep', 'deep', text],
  ['onDeepMuted', 'deep', text],
  ['amber', 'deep', text],
  ['amber', 'sky', shape],
  ['onAmber', 'amber', text],
  ['amberInk', 'amberTint', text],
  ['amberInk', 'paper', text],
  ['amberInk', 'ground', text],
  ['danger', 'paper', text],
  ['danger', 'ground', text],
  ['danger', 'dangerTint', text],
  ['onDanger', 'danger', text],
  ['onDanger', 'dangerHover', text],
  ['edge', 'paper', shape],
  ['edge', 'ground', shape],
  ['ground', 'ink', text],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_name, tokens) => {
  test.each(pairs)('%s is readable on %s', (front, back, least) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(least);
  });
});

test('black on white is 21, and a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#0E6B4F', '#0E6B4F')).toBe(1);
});

test('amber alone could not carry small text on light, which is why amberInk exists', () => {
  expect(contrast(light.amber, light.paper)).toBeLessThan(text);
});
