import { matchRoutes } from 'react-router-dom';
import { colorSchemeCookie, type ColorScheme } from '../../../schema/contract/colorScheme';
import { textDirection } from '../../../schema/contract/languages';
import { toScriptJson } from '../../seo/toScriptJson';
import { fontPreloads } from '../../theme/fontPreloads';
import { darkColors, lightColors } from '../../theme/tokens';
import { isLessonUrl } from '../routing/LazyLessonPlayer';
import { routes } from '../routing/routes';
import type { PageRequest } from './ssrTypes';

interface RenderedContent {
  /** React's output: what belongs in <head>, then the root element. */
  rendered: string;
  /** Emotion's <style> elements. */
  styles: string;
  /** Apollo's cache, for the browser to begin with. */
  data: unknown;
}

const rootElementTag = '<div id="root">';

/** The whole HTML document around what React rendered. */
export function createHtmlDocument(request: PageRequest, { rendered, styles, data }: RenderedContent): string {
  const { language, scheme, nonce, assets } = request;
  const direction = textDirection(language);
  const start = rendered.indexOf(rootElementTag);
  const needed = listModulePreloads(request);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}" data-scheme="${scheme ?? 'light'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    `<link rel="manifest" href="/manifest-${language}.webmanifest">`,
    ...themeColorMetaTags(scheme),
    scheme ? '' : `<script nonce="${nonce}">${deviceColorSchemeScript}</script>`,
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
    `<script type="application/json" id="data">${toScriptJson(data)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** The colour of the browser's own frame: that of the chosen scheme, or of the one that the device prefers. */
const themeColorMetaTags = (scheme: ColorScheme | null) =>
  scheme
    ? [`<meta name="theme-color" content="${{ light: lightColors, dark: darkColors }[scheme].ground}">`]
    : Object.entries({ light: lightColors, dark: darkColors }).map(
        ([name, { ground }]) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${ground}">`,
      );

/** Before the first paint, where no choice was made and so no cookie came: what the device prefers. */
const deviceColorSchemeScript =
  `if(!document.cookie.includes('${colorSchemeCookie}=')&&matchMedia('(prefers-color-scheme: dark)').matches)` +
  `document.documentElement.dataset.scheme='dark'`;

/** The script files that a page asks for: those of every page, its language's messages, its screen (named by the route). */
function listModulePreloads({ url, language, assets }: PageRequest): string[] {
  const address = new URL(`http://page.invalid${url}`);
  const screens =
    matchRoutes(routes, address.pathname)?.flatMap(({ route }) => (route.id ? [`web/${route.id}.tsx`] : [])) ?? [];
  const modules = [
    `web/language/messages/${language}/index.ts`,
    ...screens,
    ...(isLessonUrl(address) ? ['web/learning/CoursePlayer.tsx'] : []),
  ];
  return [...new Set([...assets.preloads, ...modules.flatMap((module) => assets.modules?.[module] ?? [])])];
}
