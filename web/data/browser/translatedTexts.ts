/*
 * Chrome's translator puts a `<font>` element in the place of each text node, or around it. The boot script notes which
 * element replaces which text; the application then finds its texts (`web/app/translatedPage.ts`).
 */

/** A text node that may have been replaced. */
export interface TranslatableText extends Text {
  replacement?: TranslatorElement;
}

export interface TranslatorElement extends HTMLElement {
  original?: TranslatableText;
}

export const translatorTag = 'font';
