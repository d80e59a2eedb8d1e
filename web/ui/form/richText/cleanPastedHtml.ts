/** Word marks the items of a list as paragraphs; the list and its level stand in the style. */
const wordItem = /mso-list:\s*l(\d+)\s+level(\d+)/i;

const numberSign = /^\s*\(?(?:\d+|[٠-٩]+|[a-z]|[ivx]+)[.)-]/i;

/** Conditional comments, of which some hold whole paragraphs, and the part between the marks of a fragment. */
const withoutComments = (html: string): string =>
  html
    .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi, '<span data-marker="1">$1</span>')
    .replace(/<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/gi, '<span data-marker="1">$1</span>')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replace(/<\/?(?:o|w|v|st1|m):[^>]*>/gi, '')
    .replace(/<\?xml[^>]*>/gi, '');

const all = (root: ParentNode, selector: string): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

function moveChildren(from: HTMLElement, to: HTMLElement): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

function rename(element: HTMLElement, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  moveChildren(element, renamed);
  element.parentNode?.replaceChild(renamed, element);
}

/** Google Docs wraps everything in a bold element of normal weight, and bold words in spans with a style. */
function applyStyles(body: HTMLElement): void {
  for (const element of all(body, 'b, strong'))
    if (/font-weight:\s*(?:normal|[1-5]00)/.test(styleOf(element))) rename(element, 'span');
  for (const element of all(body, 'i, em')) if (/font-style:\s*normal/.test(styleOf(element))) rename(element, 'span');
  for (const element of all(body, 'span, font')) {
    const style = styleOf(element);
    const isBold =
      /font-weight:\s*(?:bold|[6-9]00)/.test(style) && !element.closest('b, strong, h1, h2, h3, h4, h5, h6, th');
    const isItalic = /font-style:\s*italic/.test(style) && !element.closest('i, em');
    if (isBold && isItalic) {
      const inner = element.ownerDocument.createElement('em');
      moveChildren(element, inner);
      element.appendChild(inner);
    }
    if (isBold || isItalic) rename(element, isBold ? 'strong' : 'em');
  }
}

interface OpenList {
  level: number;
  list: HTMLElement;
}

/** The level of an item of Word, from 1; undefined for another paragraph. A numbered heading is no item. */
function wordLevelOf(paragraph: HTMLElement): number | undefined {
  const match = wordItem.exec(paragraph.getAttribute('style') ?? '');
  return match && !/^H\d$/.test(paragraph.nodeName) ? Number(match[2]) : undefined;
}

/** Takes the sign, `1.` or a dot, out of an item. */
function takeMarker(paragraph: HTMLElement): string {
  const markers = all(paragraph, '[data-marker], [style]').filter(
    (element) => element.hasAttribute('data-marker') || /mso-list:\s*ignore/.test(styleOf(element)),
  );
  const sign = markers[0]?.textContent ?? '';
  for (const marker of markers) marker.remove();
  return sign;
}

function createList(document: Document, sign: string): HTMLElement {
  const list = document.createElement(numberSign.test(sign) ? 'ol' : 'ul');
  const start = /\d+/.exec(sign)?.[0];
  if (start !== undefined && start !== '1') list.setAttribute('start', start);
  return list;
}

/** Makes lists of the paragraphs that Word calls items. */
function applyWordLists(body: HTMLElement): void {
  const open: OpenList[] = [];
  for (const paragraph of all(body, 'p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevelOf(paragraph);
    const sign = takeMarker(paragraph);
    if (level === undefined) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = createList(body.ownerDocument, sign);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.appendChild(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    moveChildren(paragraph, item);
    open.at(-1)?.list.appendChild(item);
    paragraph.remove();
  }
}

/** The elements of a clipboard that carry a meaning, without what Word, Google Docs and LibreOffice add to them. */
export function cleanPastedHtml(html: string, parse: (html: string) => Document): HTMLElement {
  const { body } = parse(withoutComments(html));
  for (const element of all(body, 'style, script, [hidden], del')) element.remove();
  for (const element of all(body, '[style]'))
    if (/display:\s*none|mso-hide:\s*all/.test(styleOf(element))) element.remove();
  applyWordLists(body);
  applyStyles(body);
  // Google Docs and old editors put a list beside the item that it belongs to.
  for (const list of all(body, 'ul > ul, ol > ul, ul > ol, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.appendChild(list);
  }
  return body;
}
