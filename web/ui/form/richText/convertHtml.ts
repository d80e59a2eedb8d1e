import TurndownService from 'turndown';
import { cleanPastedHtml } from './cleanPastedHtml';

interface PastedText {
  markdown: string;
  /** Pictures inside the clipboard, as data addresses. */
  pictures: { dataUrl: string; alt: string }[];
  /** Pictures that are elsewhere. */
  leftOut: number;
}

const isUpload = (src: string): boolean => /^\/media\/uploads\/[\w./-]+$/.test(src);

/** A bar would end the cell, and a line end the row. */
const toCell = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n+\s*/g, ' ')
    .replaceAll('|', '\\|');

const childElements = (node: Node, names: RegExp): HTMLElement[] =>
  Array.from(node.childNodes).filter((child): child is HTMLElement => names.test(child.nodeName));

function tableMarkdown(table: Node, service: TurndownService): string {
  const sections = childElements(table, /^(?:THEAD|TBODY|TFOOT)$/);
  const rows = [table, ...sections].flatMap((part) => childElements(part, /^TR$/));
  const cells = rows.map((row) =>
    childElements(row, /^T[DH]$/).flatMap((cell) => {
      const span = Math.min(40, Number(cell.getAttribute('colspan') ?? 1) || 1);
      return [toCell(service.turndown(cell)), ...Array.from({ length: span - 1 }, () => '')];
    }),
  );
  const filled = cells.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  if (width === 0) return '';
  if (width === 1) return filled.flat().join('\n\n');
  const lines = filled.map((row) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`);
  lines.splice(1, 0, `|${' -- |'.repeat(width)}`);
  return lines.join('\n');
}

function itemMarkdown(content: string, item: Node): string {
  const list = item.parentNode as HTMLElement | null;
  const box = (item as HTMLElement).querySelector('input[type=checkbox]');
  const isOrdered = list?.nodeName === 'OL';
  const index = childElements(list ?? item, /^LI$/).indexOf(item as HTMLElement);
  const marker = isOrdered ? `${(Number(list.getAttribute('start') ?? 1) || 1) + index}. ` : '- ';
  const task = box ? (box.hasAttribute('checked') ? '[x] ' : '[ ] ') : '';
  const lines = content
    .trim()
    .replace(/\n{2,}/g, '\n')
    .split('\n');
  return `${marker}${task}${lines.join('\n  ')}\n`;
}

/** Marks of an emphasis stand beside its words, and only around words. */
const emphasize = (mark: string) => (content: string) => {
  const [, lead = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];
  return words === ''
    ? content
    : `${lead}${words
        .split(/\s*\n\s*/)
        .map((line) => mark + line + mark)
        .join('\n')}${tail}`;
};

const toWords = (content: string): string => content.replace(/\s+/g, ' ').trim();

const isLinked = (href: string): boolean => /^https:\/\/[^\s()]+$|^\/(?!\/)[^\s()]+$/.test(href);

const altOf = (picture: Element): string => (picture.getAttribute('alt') ?? '').replace(/[[\]\s]+/g, ' ').trim();

/** Takes the pictures out that the text cannot show, and says which ones these are. */
function takePictures(body: HTMLElement): Pick<PastedText, 'pictures' | 'leftOut'> {
  const taken: Pick<PastedText, 'pictures' | 'leftOut'> = { pictures: [], leftOut: 0 };
  for (const picture of Array.from(body.querySelectorAll('img'))) {
    const src = picture.getAttribute('src') ?? '';
    if (isUpload(src)) continue;
    if (/^data:image\//.test(src)) taken.pictures.push({ dataUrl: src, alt: altOf(picture) });
    else if (src !== '') taken.leftOut += 1;
    picture.remove();
  }
  return taken;
}

const removed = ['script', 'style', 'title', 'meta', 'link', 'noscript', 'button', 'select', 'iframe'] as const;

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    hr: '---',
    br: '',
  });
  // In this grammar a backslash counts before four signs only, and `2*3*4` is a product.
  service.escape = (text) =>
    text.replace(/\*(?=\S[^*\n]*\S\*)/g, (sign, at: number) =>
      /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? sign : `\\${sign}`,
    );
  service.remove([...removed]);
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const words = toWords(content.replaceAll('**', ''));
      // The page has the level above: below a title of the document, all headings are one level lower.
      const shift = node.ownerDocument.querySelector('h1') ? 1 : 0;
      const depth = Math.min(6, Math.max(2, Number(node.nodeName[1]) + shift));
      return words === '' ? '' : `\n\n${'#'.repeat(depth)} ${words}\n\n`;
    },
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => `\n\n${tableMarkdown(node, service)}\n\n`,
  });
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      node.parentNode?.nodeName === 'LI' ? `\n${content.trimEnd()}\n` : `\n\n${content.trim()}\n\n`,
  });
  service.addRule('item', { filter: 'li', replacement: (content, node) => itemMarkdown(content, node) });
  service.addRule('strong', { filter: ['strong', 'b'], replacement: emphasize('**') });
  service.addRule('emphasis', { filter: ['em', 'i'], replacement: emphasize('*') });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A',
    replacement: (content, node) => {
      const href = node.getAttribute('href') ?? '';
      const words = toWords(content);
      return isLinked(href) && words !== '' ? `[${words}](${href})` : content;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => `\n\n![${altOf(node)}](${node.getAttribute('src') ?? ''})\n\n`,
  });
  return service;
}

/**
 * What was copied from Word, Google Docs, LibreOffice, a sheet or a web page, as Markdown of this site.
 * @param parse the document of an HTML text
 */
export function convertHtml(html: string, parse: (html: string) => Document): PastedText {
  const body = cleanPastedHtml(html, parse);
  const pictures = takePictures(body);
  return { ...pictures, markdown: tidy(createService().turndown(body)) };
}

const tidy = (markdown: string): string =>
  markdown
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
