import { expect, test } from 'vitest';
import { toStoredFilePaths, uploadPath } from './uploads';

const key = `${'a'.repeat(32)}.pdf`;
const path = uploadPath(key);
const token = `${Buffer.from(`${key} 7 1800000000000`).toString('base64url')}.${'s'.repeat(43)}`;
const tokenOfOther = `${Buffer.from(`${'b'.repeat(32)}.pdf 7 1`).toString('base64url')}.${'s'.repeat(43)}`;

test.each([
  [`${path}?token=abc`, path],
  [`${path}?token=abc&x=1`, path],
  [`${path}?x=1&token=abc`, path],
  [`${path}/480.avif?token=abc`, path],
  [`[f](${path}?token=abc) and ${path}?token=abc.`, `[f](${path}) and ${path}.`],
  [`https://tayyar.example${path}?token=${token}`, path],
  [`![p](http://localhost:3000${path}/full.webp?token=${token}&x=1)`, `![p](${path})`],
  [`[f](/api/uploads/${key})`, `[f](${path})`],
  [`/api/uploads/${key}?x=1`, path],
  [`It is at /api/uploads/${key}.`, `It is at ${path}.`],
  [`${path}?token=abc ${path}?token=abc`, `${path} ${path}`],
])('the address in %s becomes the stored path', (text, stored) => {
  expect(toStoredFilePaths(text)).toBe(stored);
  expect(toStoredFilePaths(stored)).toBe(stored);
});

test.each([
  `https://other.dz${path}?token=abc`,
  `https://other.dz${path}?token=${tokenOfOther}`,
  `https://other.dz/api/uploads/${key}`,
  `//other.dz${path}?token=abc`,
  `https://other.dz/a${path}?token=${token}`,
  `${path}?x=1`,
  `${path}#page=2`,
  `/api/uploads/${key}/more`,
  '/media/uploads/short.pdf?token=abc',
])('the address %s stays', (text) => {
  expect(toStoredFilePaths(text)).toBe(text);
});
