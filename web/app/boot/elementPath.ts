/** Position of an element below the document element, as child indexes. */
export type ElementPath = readonly number[];

export function getElementPath(element: Element): ElementPath {
  const parent = element.parentElement;
  return parent ? [...getElementPath(parent), [...parent.children].indexOf(element)] : [];
}

export const findByPath = (path: ElementPath): Element | undefined =>
  path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement);
