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
