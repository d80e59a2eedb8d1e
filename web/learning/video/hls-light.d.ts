/** The light build (no subtitles, no DRM) has the interface of the whole one, but ships no types of its own. */
declare module 'hls.js/light' {
  // oxlint-disable-next-line no-restricted-exports -- how the package exports itself
  export { default } from 'hls.js';
}
