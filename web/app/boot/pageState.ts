import { colorSchemeCookie } from '../../../schema/contract/colorScheme';
import { limits } from '../../../schema/contract/limits';
import { getApplicationState } from './applicationState';

/** Follows changes of the device's color scheme, unless the visitor has chosen one, until the application does. */
export function followDeviceColorScheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (getApplicationState() === 'ready' || document.cookie.includes(`${colorSchemeCookie}=`)) return;
    document.documentElement.dataset.scheme = matches ? 'dark' : 'light';
  });
}

/** Makes a transparent header opaque while the page is scrolled. Returns a function that stops it. */
export function followScroll(whenParsed: Promise<void>): () => void {
  let header: HTMLElement | null = null;
  const update = (): void => {
    if (header) header.dataset.solid = String(window.scrollY > limits.solidAppBarAfterPx);
  };
  void whenParsed.then(() => {
    header = document.querySelector('header[data-solid="false"]');
    update();
  });
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
