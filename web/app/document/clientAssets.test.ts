import { expect, test } from 'vitest';
import { resolveClientAssets } from './clientAssets';

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry.js', imports: ['_base.js'], css: ['assets/entry.css'] },
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  'web/home/HomeScreen.tsx': { file: 'assets/home.js', imports: ['_base.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js'] },
};

test('lists the entry, its static imports and their styles', () => {
  expect(resolveClientAssets(manifest)).toMatchObject({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/base.js'],
    styles: ['/assets/entry.css', '/assets/base.css'],
  });
});

test('lists every static import of a screen once', () => {
  expect(resolveClientAssets(manifest).modules?.['web/home/HomeScreen.tsx']).toEqual([
    '/assets/home.js',
    '/assets/base.js',
    '/assets/card.js',
  ]);
});

test('rejects a manifest without an entry', () => {
  expect(() => resolveClientAssets({})).toThrow('names no entry');
});
