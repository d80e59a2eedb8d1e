import type { Language } from '../../../schema/contract/languages';
import { messages as ar } from '../../language/messages/ar';
import { messages as en } from '../../language/messages/en';
import { darkColors, lightColors } from '../../theme/tokens';
import type { ApplicationState } from '../../data/browser/applicationState';
import { code as bootScript } from '../boot/bootScript.ts?script';
import { code as railScript } from '../boot/railScript.ts?script';
import type { Screen } from '../../routing/screens';

const texts = { ar, en };

/** When the browser loads the application of a screen. */
type Loading = Pick<Screen, 'application'>;

export const initialApplicationState = ({ application }: Loading): ApplicationState =>
  application === 'atOnce' ? 'loading' : 'deferred';

/** Whether the files are fetched after the page and before the intent, without running. */
export const prefetchesApplication = ({ application }: Loading, { isSignedIn = false } = {}): boolean =>
  application === 'prefetched' || (isSignedIn && application === 'prefetchedIfSignedIn');

interface BootScriptData {
  language: Language;
  /** Address of the application's entry. */
  entry: string | undefined;
  /** Files to load together with the entry. */
  preloads: readonly string[];
  /** Name of a cookie with which the application is loaded at once. */
  loadIfCookie: string | undefined;
  /** Whether the files are fetched after the page has loaded. */
  isPrefetched: boolean;
}

/** The boot script with its data. It is inline, so that the page responds from its first paint. */
export function createBootScriptTag({ language, entry, preloads, loadIfCookie, isPrefetched }: BootScriptData): string {
  if (entry === undefined) return '';
  const { common, shell } = texts[language];
  const data = {
    entry,
    preloads: preloads.join(' '),
    loading: common.loading,
    'preparing-search': common.preparingSearch,
    failed: `${shell.unfetched.title}. ${shell.unfetched.text}`,
    reload: shell.broken.reload,
    unsupported: shell.unsupported,
    ...(loadIfCookie && { 'load-if-cookie': loadIfCookie }),
    ...(isPrefetched && { prefetch: 'true' }),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
  return `<script ${attributes.join(' ')}>${bootScript}</script>`;
}

export const createRailScriptTag = ({ shell }: Pick<Screen, 'shell'>): string =>
  shell === 'workplace' ? `<script>${railScript}</script>` : '';

/**
 * After the boot script, in the syntax of all browsers: where that has not run to its end, the browser is too old. The
 * page says so, and stays as it is without scripts: forms that need the application are not sent.
 */
export const unsupportedBrowserScript =
  "(function(d,h){if(h.getAttribute('data-scripting')==='enabled')return;" +
  "h.setAttribute('data-application','unsupported');" +
  'function show(){' +
  "var p=d.getElementById('boot-unsupported')||d.createElement('div');p.id='boot-unsupported';" +
  "p.className='boot-failure';p.setAttribute('role','alert');" +
  "p.textContent=d.querySelector('script[data-unsupported]').getAttribute('data-unsupported');d.body.appendChild(p)}" +
  "d.addEventListener('DOMContentLoaded',show);" +
  "d.addEventListener('submit',function(e){if(e.target.getAttribute('action')===null){e.preventDefault();show()}},true)" +
  '})(document,document.documentElement)';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Of the boot script's feedback, in the colors of both schemes. */
export const bootStyles = [
  '.boot-progress{position:fixed;inset-block-start:0;inset-inline:0;block-size:3px;z-index:1600;overflow:hidden;' +
    `background:${lightColors.amber};transform-origin:left;animation:boot-progress 8s cubic-bezier(.1,.7,.2,1) both}`,
  '[dir=rtl] .boot-progress{transform-origin:right}',
  '.boot-progress span{position:absolute;clip-path:inset(50%)}',
  '@keyframes boot-progress{from{transform:scaleX(.05)}to{transform:scaleX(.9)}}',
  '@media(prefers-reduced-motion:reduce){.boot-progress{animation:none}}',
  'html:not([data-application=ready]) [aria-busy=true]:is(a,button,[role=button],[role=tab]){opacity:.6;cursor:progress}',
  '.boot-failure,.boot-notice{position:fixed;inset-block-end:16px;inset-inline:16px;z-index:1600;padding:16px;border-radius:12px;' +
    `background:${lightColors.paper};color:${lightColors.ink};border:2px solid ${lightColors.danger}}`,
  `.boot-notice{border-color:${lightColors.primary}}`,
  // It stays: small, and the end of the page can be read above it.
  'html[data-application=unsupported] body{padding-block-end:12rem}',
  'html[data-application=unsupported] .boot-failure{padding:8px 16px;font-size:.9375rem;line-height:1.5}',
  '.boot-status{position:absolute;z-index:1000;box-sizing:border-box;padding:6px 14px;border-radius:0 0 12px 12px;' +
    `background:${lightColors.amberTint};color:${lightColors.amberInk}}`,
  `[data-scheme=dark] .boot-status{background:${darkColors.amberTint};color:${darkColors.amberInk}}`,
  '.boot-failure a{color:inherit;font-weight:700}',
  `[data-scheme=dark] :is(.boot-failure,.boot-notice){background:${darkColors.paper};color:${darkColors.ink};border-color:${darkColors.danger}}`,
  `[data-scheme=dark] .boot-notice{border-color:${darkColors.primary}}`,
].join('');
