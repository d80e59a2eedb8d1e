import { colorSchemeCookie, type ColorScheme } from '../../../schema/contract/site/colorScheme';
import { textDirection } from '../../../schema/contract/languages';
import { messageModule, type MessageGroup } from '../../language/messageGroups';
import type { Screen } from '../../routing/screens';
import { pageDataTag, toScriptJson } from '../../../schema/contract/text/scriptJson';
import { darkColors, lightColors } from '../../theme/tokens';
import {
  bootStyles,
  createBootScriptTag,
  createRailScriptTag,
  initialApplicationState,
  prefetchesApplication,
  unsupportedBrowserScript,
} from './bootDocument';
import type { PageRequest } from './ssrTypes';
import fontStyles from '../../theme/fonts.css?inline';
import manrope400 from '@fontsource/manrope/files/manrope-latin-400-normal.woff2?url';
import manrope800 from '@fontsource/manrope/files/manrope-latin-800-normal.woff2?url';
import tajawal400 from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?url';
import tajawal800 from '@fontsource/tajawal/files/tajawal-arabic-800-normal.woff2?url';
import type { Direction } from '@mui/material/styles';

interface RenderedContent {
  /** HTML rendered by React: the elements for `<head>`, then the root element. */
  rendered: string;
  /** Emotion's `<style>` elements. */
  styles: string;
  /** Initial state of the Apollo cache. */
  data: unknown;
  screen: Pick<Screen, 'application' | 'loadIfCookie' | 'shell' | 'messages'>;
  /** Source modules of the page, as keys of the build's manifest. */
  modules: readonly string[];
  isSignedIn: boolean;
}

const rootElementTag = '<div id="root">';

export function createHtmlDocument(
  request: PageRequest,
  { rendered, styles, data, screen, modules, isSignedIn }: RenderedContent,
): string {
  const { language, scheme, assets } = request;
  const applicationState = initialApplicationState(screen);
  const preloads = listModulePreloads(request, screen.messages, modules);
  const direction = textDirection(language);
  const start = rendered.indexOf(rootElementTag);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}" data-scheme="${scheme ?? 'light'}" data-application="${applicationState}" data-scripting="none">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    `<link rel="manifest" href="/manifest-${language}.webmanifest">`,
    ...themeColorMetaTags(scheme),
    scheme ? '' : `<script>${deviceColorSchemeScript}</script>`,
    rendered.slice(0, start),
    `<style>${fontStyles}${bootStyles}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    styles,
    ...fontPreloads[direction].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    createBootScriptTag({
      language,
      entry: assets.scripts[0],
      preloads,
      loadIfCookie: screen.loadIfCookie,
      isPrefetched: prefetchesApplication(screen, { isSignedIn }),
    }),
    createRailScriptTag(screen),
    `<script>${unsupportedBrowserScript}</script>`,
    ...(applicationState === 'loading' ? preloads.map(createModulePreload) : []),
    '</head>',
    `<body>${rendered.slice(start)}`,
    `${pageDataTag}${toScriptJson(data)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** Theme color of the browser UI: by the chosen scheme, otherwise by the device's preference. */
const themeColorMetaTags = (scheme: ColorScheme | null) =>
  scheme
    ? [`<meta name="theme-color" content="${{ light: lightColors, dark: darkColors }[scheme].ground}">`]
    : Object.entries({ light: lightColors, dark: darkColors }).map(
        ([name, { ground }]) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${ground}">`,
      );

/** Sets the device's preferred scheme before the first paint, if the visitor has not chosen one. */
const deviceColorSchemeScript =
  `try{if(document.cookie.indexOf('${colorSchemeCookie}=')<0&&matchMedia('(prefers-color-scheme: dark)').matches)` +
  `document.documentElement.setAttribute('data-scheme','dark')}catch(e){}`;

/** Scripts for `modulepreload`: the entry's, the language's messages, and those of the page's modules. */
function listModulePreloads(
  { language, assets }: PageRequest,
  messages: readonly MessageGroup[],
  modules: readonly string[],
): string[] {
  const texts = (['common', ...messages] as const).map((group) => messageModule(group, language));
  const files = [...texts, ...modules].flatMap((module) => assets.modules?.[module] ?? []);
  return [...new Set([...assets.scripts, ...assets.preloads, ...files])];
}

/** The page itself comes first: its text and fonts do not share the line with the application. */
const createModulePreload = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`;

/** Fonts of text and headings; more preloads would share the line with the page. Other weights load on use. */
const fontPreloads: Readonly<Record<Direction, readonly string[]>> = {
  rtl: [tajawal400, tajawal800],
  ltr: [manrope400, manrope800],
};
