/**
 * Before and after hydration, an image that cannot be loaded in another format is loaded as it was stored, then replaced by its
 * `data-fallback`, or hidden.
 */
export function replaceBrokenImages(): void {
  // Error events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceImage(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && showImage(target), true);
}

function replaceImage(image: HTMLImageElement): void {
  const source = image.parentElement?.querySelector('[srcset]');
  if (source) {
    source.removeAttribute('srcset');
    return;
  }
  const { fallback } = image.dataset;
  if (fallback === undefined) return;
  if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
  else image.style.visibility = 'hidden';
}

/** React may give the element another address. */
function showImage(image: HTMLImageElement): void {
  image.style.removeProperty('visibility');
}
