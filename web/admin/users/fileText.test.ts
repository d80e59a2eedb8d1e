import { expect, test } from 'vitest';
import { fileText } from './fileText';

test('UTF-8 is read without its mark', async () => {
  expect(await fileText(new Blob(['\uFEFFالاسم,é']))).toBe('الاسم,é');
});

test('what is no UTF-8 is read as spreadsheets in Arabic write it', async () => {
  expect(await fileText(new Blob([new Uint8Array([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x2c, 0x41])]))).toBe('الاسم,A');
});
