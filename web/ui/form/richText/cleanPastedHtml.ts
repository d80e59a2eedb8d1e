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

function rename(element: HTMLElement, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  while (element.firstChild) renamed.appendChild(element.firstChild);
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
      while (element.firstChild) inner.appendChild(element.firstChild);
      element.appendChild(inner);
    }
    if (isBold || isItalic) rename(element, isBold ? 'strong' : 'em');
  }
}

interface OpenList {
  level: number;
  list: HTMLElement;
}

/** Makes lists of the paragraphs that Word calls items. */
function applyWordLists(body: HTMLElement): void {
  const open: OpenList[] = [];
  let previous: Element | null = null;
  for (const paragraph of all(body, 'p, h1, h2, h3, h4, h5, h6')) {
    const match = wordItem.exec(paragraph.getAttribute('style') ?? '');
    if (!match || /^H/.test(paragraph.nodeName)) {
      for (const marker of all(paragraph, '[data-marker]')) if (match) marker.remove();
      continue;
    }
    const level = Number(match[2]);
    const markers = all(paragraph, '[data-marker], span[style*="mso-list:Ignore" i]');
    const sign = markers[0]?.textContent ?? '';
    for (const marker of markers) marker.remove();
    const owner = open[0]?.list;
    if (!owner || previous !== owner || paragraph.previousElementSibling !== owner) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const document = body.ownerDocument;
    const item = document.createElement('li');
    while (paragraph.firstChild) item.appendChild(paragraph.firstChild);
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(numberSign.test(sign) ? 'ol' : 'ul');
      const start = /\d+/.exec(sign)?.[0];
      if (start !== undefined && start !== '1') list.setAttribute('start', start);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.appendChild(list);
      else paragraph.parentNode?.insertBefore(list, paragraph);
      open.push({ level, list });
    }
    open.at(-1)?.list.appendChild(item);
    paragraph.remove();
    previous = open[0]?.list ?? null;
  }
}

/** HTML without what Word, Google Docs and LibreOffice add to it, as elements that carry a meaning. */
export function cleanPastedHtml(html: string, parse: (html: string) => Document): string {
  const { body } = parse(withoutComments(html));
  for (const element of all(body, 'style, script, [hidden], del')) element.remove();
  for (const element of all(body, '[style*="display:none" i], [style*="mso-hide:all" i]')) element.remove();
  applyWordLists(body);
  applyStyles(body);
  // Google Docs and old editors put a list beside the item that it belongs to.
  for (const list of all(body, 'ul > ul, ol > ul, ul > ol, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.appendChild(list);
  }
  return body.innerHTML;
}
