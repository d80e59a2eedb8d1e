import { translatorTag, type TranslatableText, type TranslatorElement } from '../../data/browser/translatedTexts';

/**
 * Before and after hydration, an image that cannot be loaded in another format is loaded as it was stored, then replaced by its
 * `data-fallback`, or hidden.
 */
export function replaceBrokenImages(): void {
  // Error events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceImage(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && showImage(target), true);
}

function replaceImage(image: HTMLImageElement): void {
  const source = image.parentElement?.querySelector('[srcset]');
  if (source) {
    source.removeAttribute('srcset');
    return;
  }
  const { fallback } = image.dataset;
  if (fallback === undefined) return;
  if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
  else image.style.visibility = 'hidden';
}

/** React may give the element another address. */
function showImage(image: HTMLImageElement): void {
  image.style.removeProperty('visibility');
}

const isTranslatorElement = (node: Node | null): node is TranslatorElement =>
  node instanceof HTMLElement && node.localName === translatorTag;

/** Notes which texts a translator replaces, before and after hydration, and shows those that the application changes later. */
export function followTranslator(whenParsed: Promise<void>): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) showOriginal(target as TranslatableText);
  });
  const replacements = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        const element = [...addedNodes, previousSibling, nextSibling].find(isTranslatorElement);
        if (!element || element.original) continue;
        const text: TranslatableText = node;
        element.original = text;
        text.replacement = element;
        changes.observe(text, { characterData: true });
      }
  });
  void whenParsed.then(() => replacements.observe(document.body, { childList: true, subtree: true }));
}

/** React has changed a text that is no longer in the page. The translator translates the new one again. */
function showOriginal(text: TranslatableText): void {
  if (text.replacement?.isConnected) text.replacement.replaceWith(text);
}

/** Scrolled pixels after which the header of the home page is opaque. */
export const solidAppBarAfterPx = 50;

/** Makes a transparent header opaque while the page is scrolled. Returns a function that stops it. */
export function followHeader(whenParsed: Promise<void>): () => void {
  let header: HTMLElement | null = null;
  const update = (): void => {
    if (header) header.dataset.solid = String(window.scrollY > solidAppBarAfterPx);
  };
  void whenParsed.then(() => {
    header = document.querySelector('header[data-solid="false"]');
    update();
  });
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
