/**
 * A script of the page: does what Chrome's translator does, for each text and each time it changes, with the same words.
 * @param mode `replace`: a new text replaces the page's text node; `wrap`: the element is put around it
 */
export function translatePage(mode: string): void {
  const tag: string = 'font';
  const skipped = 'script, style, noscript, textarea, title, svg, font';
  const createElement = () => document.createElement(tag);
  const replace = (text: Text): void => {
    const [outer, inner] = [createElement(), createElement()];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(mode === 'wrap' ? text : document.createTextNode(text.data));
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() !== '' && text.parentElement && !text.parentElement.closest(skipped)) replace(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(() => {
      translate(document.body);
      observer.takeRecords();
    });
    translate(document.body);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** A script of the page: the number of its texts that are translated. */
export const countTranslated = (): number => document.querySelectorAll('font > font').length;
