import { translatorTag, type TranslatableText, type TranslatorElement } from '../data/browser/translatedTexts';

/**
 * Undoes a translation, so that React finds the server's texts. Returns whether there was one; the translator then
 * translates again.
 */
export function restoreOriginalTexts(root: HTMLElement): boolean {
  const elements = [...root.querySelectorAll<TranslatorElement>(translatorTag)];
  for (const element of elements) element.replaceWith(...(element.original ? [element.original] : element.childNodes));
  root.normalize();
  return elements.length > 0;
}

/**
 * React removes its nodes, and inserts others before them. If a translator has moved one into another element, or replaced
 * it, that throws, and the error screen replaces the page: here what is in its place is used instead.
 */
export function tolerateTranslators(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const removeReplacement = (parent: Node, { replacement }: TranslatableText): void => {
    if (replacement?.parentNode === parent) removeChild.call(parent, replacement);
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, added: Child): Child {
    if (added.parentNode !== this) removeReplacement(this, added as Node as TranslatableText);
    return appendChild.call(this, added) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, added: Child, next: Node | null): Child {
    if (added.parentNode !== this) removeReplacement(this, added as Node as TranslatableText);
    return insertBefore.call(this, added, next && findInPlaceOf(this, next)) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = findInPlaceOf(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
}

/** The child of a parent that is, contains or replaces a node; null if there is none. */
function findInPlaceOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  const { replacement } = node as TranslatableText;
  for (let place: Node | null = replacement ?? node; place; place = place.parentNode)
    if (place.parentNode === parent) return place;
  return null;
}
