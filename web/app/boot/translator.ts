import { translatorTag, type TranslatableText, type TranslatorElement } from '../../data/browser/translatedTexts';

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
