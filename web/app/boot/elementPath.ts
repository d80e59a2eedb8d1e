/** Position of an element below the document element, as child indexes. */
export type ElementPath = readonly number[];

export function getElementPath(element: Element): ElementPath {
  const parent = element.parentElement;
  return parent ? [...getElementPath(parent), [...parent.children].indexOf(element)] : [];
}

/** Finds the element on the next page too: by its id, a choice by its name and value, otherwise by its position. */
export function getElementSelector(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLInputElement)
    return `[name=${CSS.escape(element.name)}][value=${JSON.stringify(element.value)}]`;
  return [':root', ...getElementPath(element).map((index) => `:nth-child(${index + 1})`)].join('>');
}

export const findByPath = (path: ElementPath): Element | undefined =>
  path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement);
