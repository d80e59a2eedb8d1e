/** The light build (no subtitles, no DRM) has the same interface but ships no types. */
declare module 'hls.js/light' {
  // oxlint-disable-next-line no-restricted-exports -- how the package exports itself
  export { default } from 'hls.js';
}
