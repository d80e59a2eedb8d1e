import { expect, test } from 'vitest';
import { decodeTextFile } from './decodeTextFile';

test('UTF-8 is read without its mark', async () => {
  expect(await decodeTextFile(new Blob(['\uFEFFالاسم,é']))).toBe('الاسم,é');
});

test('what is no UTF-8 is read as spreadsheets in Arabic write it', async () => {
  expect(await decodeTextFile(new Blob([new Uint8Array([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x2c, 0x41])]))).toBe('الاسم,A');
});

test.each([
  ['FF FE', [0xff, 0xfe, 0x27, 0x06, 0x09, 0x00, 0x41, 0x00]],
  ['FE FF', [0xfe, 0xff, 0x06, 0x27, 0x00, 0x09, 0x00, 0x41]],
])('UTF-16 is read by its mark, %s, and without it', async (_mark, bytes) => {
  expect(await decodeTextFile(new Blob([new Uint8Array(bytes)]))).toBe('ا\tA');
});

test('a file with nothing in it has no text', async () => {
  expect(await decodeTextFile(new Blob([]))).toBe('');
});
