/** Of 255: a page whose colors differ by less shows nothing. */
const visibleDifference = 24;
const white = 255;
const lightGround = 200;

/**
 * True for a picture in one light color, such as a white page.
 * @param {Uint8Array} pixels
 * @param {number} channels 3 for RGB, 4 for RGBA
 */
export function isBlank(pixels, channels) {
  const colorAt = (/** @type {number} */ offset, /** @type {number} */ channel) => {
    const value = pixels[offset + channel] ?? white;
    const alpha = channels === 4 ? (pixels[offset + 3] ?? white) : white;
    return alpha === white ? value : white - ((white - value) * alpha) / white;
  };
  for (const channel of [0, 1, 2]) {
    const ground = colorAt(0, channel);
    if (ground < lightGround) return false;
    for (let offset = 0; offset < pixels.length; offset += channels)
      if (Math.abs(colorAt(offset, channel) - ground) > visibleDifference) return false;
  }
  return true;
}
