import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { pressedId } from './repeatedPress';

const press = (timeStamp: number, pageX = 10, detail = 1) =>
  ({ detail, pageX, pageY: 10, timeStamp }) as unknown as MouseEvent;

test('a press at the same place within 1.5 s is about what was pressed there before', () => {
  expect(pressedId(press(0), 'first')).toBe('first');
  expect(pressedId(press(1400), 'second')).toBe('first');
  expect(pressedId(press(2800), 'third')).toBe('first');
  expect(pressedId(press(4400), 'third')).toBe('third');
});

test('a press elsewhere, and one of a key, is about what is there', () => {
  expect(pressedId(press(10_000), 'first')).toBe('first');
  expect(pressedId(press(10_100, 20), 'second')).toBe('second');
  expect(pressedId(press(10_200, 20, 0), 'third')).toBe('third');
});
