import { isLocalMediaUrl } from '../../../schema/contract/site/urls';

export interface ProviderVideo {
  kind: 'youtube' | 'vimeo';
  id: string;
  /** Required by unlisted Vimeo videos. */
  hash?: string;
}

export interface FileVideo {
  kind: 'file' | 'hls';
  source: string;
}

export type ParsedVideo = ProviderVideo | FileVideo | { kind: 'external'; source: string };

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const youtubeIdPattern = /^[\w-]{11}$/;

/**
 * Returns null unless the URL is https or a file of this site. Embed URLs are built from a validated id only, never
 * from the given URL.
 */
export function parseVideoUrl(videoUrl: string | null | undefined): ParsedVideo | null {
  if (!videoUrl) return null;
  const [path = ''] = videoUrl.split('?');
  if (isLocalMediaUrl(path)) return parseFileUrl(path, videoUrl);
  if (!URL.canParse(videoUrl)) return null;
  const url = new URL(videoUrl);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return parseYoutubeUrl(url) ?? parseVimeoUrl(url) ?? parseFileUrl(url.pathname, url.href);
}

/** YouTube without cookies, Vimeo with "do not track"; starts at once, because the viewer has pressed play. */
export function buildEmbedUrl({ kind, id, hash }: ProviderVideo, language: string): string {
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}`;
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}

function parseYoutubeUrl(url: URL): ParsedVideo | null {
  const host = url.hostname.replace(/^www\./, '');
  const [first, second] = pathSegments(url);
  const id =
    host === 'youtu.be' ? first : youtubeHosts.has(host) ? readYoutubeIdFromPath(url, first, second) : undefined;
  return id && youtubeIdPattern.test(id) ? { kind: 'youtube', id } : null;
}

const readYoutubeIdFromPath = (url: URL, first?: string, second?: string): string | null | undefined =>
  first && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');

function parseVimeoUrl(url: URL): ParsedVideo | null {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(url.hostname)) return null;
  const parts = pathSegments(url);
  const index = parts.findIndex((part) => /^\d{5,12}$/.test(part));
  const id = parts[index];
  if (!id) return null;
  const secret = url.searchParams.get('h') ?? parts[index + 1];
  return secret && /^[\da-f]{6,20}$/.test(secret) ? { kind: 'vimeo', id, hash: secret } : { kind: 'vimeo', id };
}

function parseFileUrl(path: string, source: string): ParsedVideo {
  if (/\.(mp4|m4v|webm)$/i.test(path)) return { kind: 'file', source };
  return { kind: /\.m3u8$/i.test(path) ? 'hls' : 'external', source };
}

const pathSegments = (url: URL): string[] => url.pathname.split('/').filter(Boolean);
