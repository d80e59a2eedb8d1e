import { describe, expect, test } from 'vitest';
import { buildEmbedUrl, parseVideoUrl } from './parseVideoUrl';

const id = 'dQw4w9WgXcQ';

describe('every form of a YouTube URL is parsed to its id', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=PL1&v=${id}&t=42s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?start=3`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
  ])('%s', (url) => expect(parseVideoUrl(url)).toEqual({ kind: 'youtube', id }));
});

describe('a Vimeo URL is parsed to its id and optional hash', () => {
  test.each([
    ['https://vimeo.com/76979871', undefined],
    ['https://vimeo.com/channels/staffpicks/76979871', undefined],
    ['https://player.vimeo.com/video/76979871', undefined],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ])('%s', (url, hash) => {
    expect(parseVideoUrl(url)).toEqual({ kind: 'vimeo', id: '76979871', ...(hash && { hash }) });
  });
});

test('files and HLS playlists are played natively', () => {
  expect(parseVideoUrl('/media/current.mp4')).toEqual({ kind: 'file', source: '/media/current.mp4' });
  expect(parseVideoUrl('https://cdn.example.dz/a/b.WEBM?x=1')).toMatchObject({ kind: 'file' });
  expect(parseVideoUrl('/media/current.m3u8')).toEqual({ kind: 'hls', source: '/media/current.m3u8' });
});

test('any other https URL is a link and is never embedded', () => {
  expect(parseVideoUrl('https://www.youtube.com.evil.example/watch?v=' + id)).toMatchObject({ kind: 'external' });
  expect(parseVideoUrl('https://evil.example/?u=youtube.com/embed/' + id)).toMatchObject({ kind: 'external' });
  expect(parseVideoUrl('https://www.youtube.com/watch?v="><script>')).toMatchObject({ kind: 'external' });
  expect(parseVideoUrl('https://vimeo.com/about')).toMatchObject({ kind: 'external' });
});

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'data:video/mp4,x',
  'http://a.example/x.mp4',
  '//a.example/x.mp4',
  'https://u:p@a.example/x.mp4',
  'current.mp4',
])('returns null for %s', (url) => expect(parseVideoUrl(url)).toBeNull());

test('embed URLs use the privacy-enhanced players', () => {
  expect(buildEmbedUrl({ kind: 'youtube', id }, 'ar')).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=ar`,
  );
  expect(buildEmbedUrl({ kind: 'vimeo', id: '76979871', hash: '8272103f6e' }, 'en')).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  );
});
