import { directionOf } from '../../schema/contract/languages';
import type { PageRequest } from '../rendering';
import { schemeCookie, type Scheme } from '../../schema/contract/scheme';
import { fontPreloads } from '../theme/fonts';
import { dark, light } from '../theme/tokens';
import { scriptText } from '../seo/scriptText';
import { neededBy } from './needed';

interface Rendered {
  /** React's output: what belongs in <head>, then the root element. */
  rendered: string;
  /** Emotion's <style> elements. */
  styles: string;
  /** Apollo's cache, for the browser to begin with. */
  data: unknown;
}

const root = '<div id="root">';

/** The whole HTML document around what React rendered. */
export function documentOf(request: PageRequest, { rendered, styles, data }: Rendered): string {
  const { language, scheme, nonce, assets } = request;
  const direction = directionOf(language);
  const start = rendered.indexOf(root);
  const needed = neededBy(request);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}" data-scheme="${scheme ?? 'light'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    `<link rel="manifest" href="/manifest-${language}.webmanifest">`,
    ...themeColours(scheme),
    scheme ? '' : `<script nonce="${nonce}">${schemeOfDevice}</script>`,
    rendered.slice(0, start),
    ...fontPreloads[direction].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    styles,
    ...needed.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    '</head>',
    `<body>${rendered.slice(start)}`,
    `<script type="application/json" id="data">${scriptText(data)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** The colour of the browser's own frame: that of the chosen scheme, or of the one that the device prefers. */
const themeColours = (scheme: Scheme | null) =>
  scheme
    ? [`<meta name="theme-color" content="${{ light, dark }[scheme].ground}">`]
    : Object.entries({ light, dark }).map(
        ([name, { ground }]) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${ground}">`,
      );

/** Before the first paint, where no choice was made and so no cookie came: what the device prefers. */
const schemeOfDevice =
  `if(!document.cookie.includes('${schemeCookie}=')&&matchMedia('(prefers-color-scheme: dark)').matches)` +
  `document.documentElement.dataset.scheme='dark'`;
